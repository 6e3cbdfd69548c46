"""The board page of the new-game dialog."""
