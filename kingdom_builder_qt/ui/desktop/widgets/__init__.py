"""Small widgets shared by panels and dialogs; they know no game, only how things look."""
