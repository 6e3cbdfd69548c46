"""The colours of each theme and of the players as plain data.  Needs no application."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PlayerColours:
    """Colours of one player's settlements and panels; `key` is stable."""

    key: str
    colour: str
    shade: str  # the shaded side of a house
    light: str  # the lit roof edge
    text_on: str  # text and marks on `colour`
    mark: str  # dot, bar, triangle, cross or ring: colour is never the only sign


# Lightness differs as much as hue, so that colour-blind players can tell all five apart: in
# greyscale the order is black, red, blue, orange, white.
PLAYERS: Final = (
    PlayerColours("blue", "#3475cc", "#1e4c8e", "#6fa3e6", "#ffffff", "dot"),
    PlayerColours("orange", "#f5922b", "#b96310", "#ffc27d", "#2b1703", "triangle"),
    PlayerColours("white", "#f8f4e8", "#c3b9a2", "#ffffff", "#3a3327", "ring"),
    PlayerColours("black", "#33343a", "#17181c", "#6b6d77", "#f4f0e6", "bar"),
    PlayerColours("red", "#a8202a", "#6b1119", "#e06a6c", "#fff3ea", "cross"),
)

# Darker or lighter, so that text on them reaches a contrast of 7:1.
CLEAR_PLAYERS: Final = (
    PlayerColours("blue", "#1f55a8", "#10305f", "#7fb2f2", "#ffffff", "dot"),
    PlayerColours("orange", "#ff9c33", "#a85200", "#ffd3a0", "#1c0e00", "triangle"),
    PlayerColours("white", "#ffffff", "#b9b9b9", "#ffffff", "#1c1c1c", "ring"),
    PlayerColours("black", "#26272c", "#000000", "#8d8f99", "#ffffff", "bar"),
    PlayerColours("red", "#8f111c", "#52060d", "#f08a8a", "#ffffff", "cross"),
)

# Without red, red is nearly black: a lighter red and a darker black.
_PROTANOPIA: Final = {
    "black": PlayerColours("black", "#1e1f24", "#0b0c0f", "#5d5f69", "#f4f0e6", "bar"),
    "red": PlayerColours("red", "#cf3140", "#86161f", "#f08b8c", "#ffffff", "cross"),
}
_CLEAR_PROTANOPIA: Final = {
    "black": PlayerColours("black", "#101114", "#000000", "#8d8f99", "#ffffff", "bar"),
    "red": PlayerColours("red", "#a81a28", "#62060f", "#f08a8a", "#ffffff", "cross"),
}

# Defaults for terrains that define no colour.
TERRAIN: Final = {
    "grass": "#9db564",
    "flower": "#d3aec4",
    "flower_field": "#d3aec4",
    "forest": "#47744a",
    "canyon": "#b9774c",
    "desert": "#e8cf92",
    "swamp": "#6f9a83",
    "farmland": "#cfa636",
    "water": "#578dae",
    "mountain": "#93918e",
}
UNKNOWN_TERRAIN: Final = "#b9b39f"


@dataclass(frozen=True, slots=True)
class Colours:
    """All colours of one theme except those of players and terrains, with related factors."""

    is_dark: bool
    grain: float  # of the paper of panels and cards, 0 for none
    # widgets
    window: str
    panel: str
    card: str
    card_border: str
    field: str
    outline: str  # of fields, boxes and buttons
    button: str
    text: str
    text_muted: str
    text_disabled: str
    chosen_row: str  # of a menu
    handle: str  # of a scroll bar
    accent: str
    text_on_accent: str
    link: str
    good: str
    warning: str
    error: str
    gold: str
    # board
    table: str
    rim: str
    rim_edge: str
    rim_text: str
    sea_text: str
    parchment: str
    parchment_edge: str
    veil: float  # opacity of the parchment over the landscape behind an emblem, 0 to 1
    ring: str
    emblem: str
    stone: str
    stone_edge: str
    seam: str
    steppe: str
    mat: str
    tent: str
    court: str
    dome: str
    yard: str
    silo: str
    rock: str
    night: str  # overlay of the whole board: #aarrggbb
    calm: float  # factor on the saturation of terrains, which are looked at for hours
    least_lightness: float  # of a terrain, 0 to 1
    grid: str  # between hexes of the same terrain: #aarrggbb
    grid_width: float  # in scene units
    border: str  # around areas of the same terrain: #aarrggbb
    border_width: float
    # highlights: a light line and a dark one, so that one is visible on every terrain
    target: str
    target_edge: str
    glow: str  # overlay of lit hexes, in a composition mode that lightens
    glow_rim: str
    off_target: str  # overlay of the hexes that are not targets
    waived: str
    origin: str
    victim: str
    chosen: str
    hover: str
    last_move: str
    left: str
    earned: str
    refused: str
    lost: str
    cursor: str
    blocked: str
    path: str
    step: str
    taught: str


LIGHT: Final = Colours(
    is_dark=False,
    grain=0.8,
    window="#f3eee3",
    panel="#faf7f0",
    card="#fffdf8",
    card_border="#d9cfba",
    field="#fffefb",
    outline="#857a64",
    button="#ebe3d2",
    text="#2c261c",
    text_muted="#645a49",
    text_disabled="#96645a49",
    chosen_row="#d9cfba",
    handle="#ebe3d2",
    accent="#1f6f78",
    text_on_accent="#ffffff",
    link="#185f8a",
    good="#2a7336",
    warning="#9a5b00",
    error="#b3261e",
    gold="#b8860b",
    table="#d8cbb1",
    rim="#efe4cb",
    rim_edge="#a08a62",
    rim_text="#625335",
    sea_text="#ffffff",
    parchment="#f7ecd0",
    parchment_edge="#cdb682",
    veil=0.45,
    ring="#c9962b",
    emblem="#4b3b20",
    stone="#cfc8bb",
    stone_edge="#948b7c",
    seam="#5a4a30",
    steppe="#c2a778",
    mat="#5a3568",
    tent="#f1e6cf",
    court="#dcd2dd",
    dome="#7b5aa0",
    yard="#b08a58",
    silo="#bf4c39",
    rock="#8f8f96",
    night="#00000000",
    calm=0.8,
    least_lightness=0.0,
    grid="#2c281c08",
    grid_width=1.0,
    border="#5430220c",
    border_width=1.4,
    target="#fffdf2",
    target_edge="#3a2c10",
    glow="#b7ad90",
    glow_rim="#ffd978",
    off_target="#1f2a2114",
    waived="#c9a2ff",
    origin="#ffd447",
    victim="#e5363e",
    chosen="#ff9f1a",
    hover="#fffdf2",
    last_move="#ffffff",
    left="#ffffff",
    earned="#ffcf33",
    refused="#d5262f",
    lost="#d5262f",
    cursor="#12333a",
    blocked="#c9252b",
    path="#fffdf2",
    step="#35d0c0",
    taught="#7d2bd1",
)

DARK: Final = Colours(
    is_dark=True,
    grain=0.5,
    window="#23211e",
    panel="#2b2926",
    card="#34312d",
    card_border="#4b463f",
    field="#2e2b27",
    outline="#968d7e",
    button="#3d3934",
    text="#efe9dd",
    text_muted="#bcb3a3",
    text_disabled="#96bcb3a3",
    chosen_row="#4b463f",
    handle="#726b5f",
    accent="#5bb8c0",
    text_on_accent="#08292c",
    link="#86c5e8",
    good="#7cc98a",
    warning="#f0b357",
    error="#ff8a80",
    gold="#e6bd5a",
    table="#191817",
    rim="#38332b",
    rim_edge="#15130f",
    rim_text="#c2b79d",
    sea_text="#ffffff",
    parchment="#eddfbd",
    parchment_edge="#b59d69",
    veil=0.45,
    ring="#c9962b",
    emblem="#41331b",
    stone="#b8b2a7",
    stone_edge="#7d766a",
    seam="#2e261a",
    steppe="#b59a6c",
    mat="#543060",
    tent="#e9ddc3",
    court="#cec3cf",
    dome="#735396",
    yard="#a17d4e",
    silo="#b24534",
    rock="#87878e",
    night="#33101420",
    calm=0.8,
    least_lightness=0.0,
    grid="#2c281c08",
    grid_width=1.0,
    border="#5430220c",
    border_width=1.4,
    target="#fffbe8",
    target_edge="#1c1407",
    glow="#b7ad90",
    glow_rim="#ffd978",
    off_target="#2408090c",
    waived="#c9a2ff",
    origin="#ffd447",
    victim="#e5363e",
    chosen="#ff9f1a",
    hover="#fffbe8",
    last_move="#ffffff",
    left="#ffffff",
    earned="#ffcf33",
    refused="#ff4a4f",
    lost="#ff4a4f",
    cursor="#ffffff",
    blocked="#e0363b",
    path="#fffbe8",
    step="#35d0c0",
    taught="#9a55f0",
)

# Black, white and yellow: text reaches 7:1 on every ground, frames and signs 3:1.
CONTRAST: Final = Colours(
    is_dark=True,
    grain=0.0,
    window="#000000",
    panel="#000000",
    card="#0d0d0d",
    card_border="#9a9a9a",
    field="#000000",
    outline="#ffffff",
    button="#1f1f1f",
    text="#ffffff",
    text_muted="#dedede",
    text_disabled="#9c9c9c",
    chosen_row="#3a3a3a",
    handle="#6c6c6c",
    accent="#ffd800",
    text_on_accent="#000000",
    link="#8ecbff",
    good="#86f59a",
    warning="#ffc04a",
    error="#ffa199",
    gold="#ffd84d",
    table="#000000",
    rim="#141414",
    rim_edge="#c8c8c8",
    rim_text="#ffffff",
    sea_text="#ffffff",
    parchment="#fff7de",
    parchment_edge="#5e4a1c",
    veil=0.75,
    ring="#5e4300",
    emblem="#241600",
    stone="#dcd8d0",
    stone_edge="#4a463f",
    seam="#000000",
    steppe="#d9bd8a",
    mat="#43204f",
    tent="#fff6e2",
    court="#efe6f0",
    dome="#5f3d87",
    yard="#8f6c3e",
    silo="#a83322",
    rock="#a4a4ab",
    night="#00000000",
    calm=1.1,
    least_lightness=0.3,
    grid="#78000000",
    grid_width=1.2,
    border="#ff000000",
    border_width=3.0,
    target="#ffffff",
    target_edge="#000000",
    glow="#b7ad90",
    glow_rim="#ffe27a",
    off_target="#24000000",
    waived="#dcc2ff",
    origin="#ffd800",
    victim="#ff4a52",
    chosen="#ffa51f",
    hover="#ffffff",
    last_move="#ffffff",
    left="#ffffff",
    earned="#ffdb4d",
    refused="#ff5a5f",
    lost="#ff5a5f",
    cursor="#ffffff",
    blocked="#e0262c",
    path="#ffffff",
    step="#4be0d0",
    taught="#6a11c9",
)


STANDARD: Final = "standard"
# Palettes of the board. Each terrain defines its colours in `terrain.yaml`.
PALETTES: Final = (STANDARD, "protanopia", "deuteranopia", "tritanopia")


@dataclass(frozen=True, slots=True)
class Look:
    """The data of one theme."""

    colours: Colours
    players: tuple[PlayerColours, ...]
    # By palette and key, the colours of players that differ from the standard ones.
    others: Mapping[str, Mapping[str, PlayerColours]]

    def players_in(self, palette: str) -> tuple[PlayerColours, ...]:
        """Return the colours of the players in a palette."""
        others = self.others.get(palette, {})
        return tuple(others.get(player.key, player) for player in self.players)


LOOKS: Final = {
    "light": Look(LIGHT, PLAYERS, {"protanopia": _PROTANOPIA}),
    "dark": Look(DARK, PLAYERS, {"protanopia": _PROTANOPIA}),
    "contrast": Look(CONTRAST, CLEAR_PLAYERS, {"protanopia": _CLEAR_PROTANOPIA}),
}
SYSTEM: Final = "system"  # follows the desktop
CHOICES: Final = (SYSTEM, *LOOKS)
