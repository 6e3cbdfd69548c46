"""The named rules: what no combination of the vocabulary says.

`temple_store` (temple), `cathedral_store` (cathedral), `repeat_extra_action` (bazaar) and
`claim_rows` (mayors).  A fifth, `remove_terrain_type` (scouts), is part of the set-up in `game`.
They change a position only through the same operations as all other actions.
"""
