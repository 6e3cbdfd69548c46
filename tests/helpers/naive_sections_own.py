"""Naive reference engine: the project's sections of Marshlands and Harvest and the island, as
letters.
"""

from __future__ import annotations

# As in naive_sections; P swamp, R farmland, A palace, O silo; on the island . is no hex.
_TEXTS = {
    "canoe": """
        FFFWPPPPMM
        FFFWPPPPMF
        CCFWGGGGMF
        CCLWGGGMFF
        CCTCWWGMTF
        CTTCCWGTTT
        TTAGCWWGTT
        TGGGWWWLTT
        PPPWWDDDDD
        PWWDDMDDDD
    """,
    "fountain": """
        DDDDPPPPWW
        DMTTPPPFFW
        DCMTTLDDFW
        DCCTDDDDFG
        CTCTWGDAGG
        CTTWWGGGMG
        CCTTWGGGMP
        CCLFWWGGPP
        CMFFFFWPPP
        CFFFFWWWPP
    """,
    "temple": """
        CCTTTTMCCC
        CTTTTMCCCC
        CFFTLGCCCW
        FFFFGGGWWG
        DFFMWWWWGG
        DAFWFPPPGG
        DDWWFFPPPG
        WWPFDMPLGG
        PPPTDDDDDG
        PPTTTDDDMG
    """,
    "refuge": """
        WWPPFFFFMM
        WPPPFFFDMD
        WWFPPGGDDD
        PFFFFAGDGD
        PPLFCCMGGG
        PPCCCCGGGT
        MPCCCCMGGT
        PTTMCCGLTT
        TTTMDDDDWW
        TTTTDDDWWW
    """,
    "bazaar": """
        DDDCCCWDDD
        DDCCCWWDDD
        DDL1TCWRRRD
        DCCTTWFOTD
        MRCTTWFFFT
        RCCTWWFFTT
        GGGGTWFFTT
        GGGGL2WGRRM
        GMGGFWWGMM
        FFFFFWGGGM
    """,
    "mountain_station": """
        CCCMMTTDDW
        CDDMTTDDWG
        RRDDMTDSGG
        MGL1DMTDRGG
        GMGTMTTDRC
        GGTMTTMDRC
        GGOTFFML2CC
        GGRRFFFFCC
        GWWRRFFFMC
        WWFFFFCCCC
    """,
    "cathedral": """
        WWWWGGGGGD
        WWWRRCGGGD
        WWTRCCCL2DD
        WTTTCCCDDG
        WTDL1CCCRRG
        WDDCFCFGGG
        DDDRFFFOMF
        DDTRRMFFFF
        TMTTTTFFWW
        TTTTTTFWWW
    """,
    "university": """
        CCCCFFFTTT
        MCCFFGGTTT
        FMRTL2GGTWW
        FRTMGGGWCC
        FRTTTWWWCC
        FTTTWGGOCC
        FFL1DWGGGGC
        DMDDWGRRCC
        DDDDDWGFRM
        DDDDDWFFFF
    """,
}
_ISLANDS = {
    "rope_bridge": """
        ...FF.
        .GGLF.
        .GCCDD
        TSCD..
        .TTC..
    """,
    "tree_house": """
        ..DD..
        .GSDC.
        .GGTCC
        ..TTLF
        ...TFF
    """,
}
OWN_SECTIONS = {name: text.split() for name, text in _TEXTS.items()}
ISLANDS = {name: text.split() for name, text in _ISLANDS.items()}
OWN_SECTION_TILES = {
    "canoe": ("canoe",),
    "fountain": ("fountain",),
    "temple": ("temple",),
    "refuge": ("refuge",),
    "bazaar": ("bazaar", "water_mill"),
    "mountain_station": ("mountain_station", "scout_cabin"),
    "cathedral": ("cathedral", "watchtower"),
    "university": ("university", "palisade"),
}
