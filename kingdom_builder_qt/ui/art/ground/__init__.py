"""The ground of the board: what grows and lies on each terrain, and how it runs on."""
