"""The dialogs for new games and for the players of seats."""
