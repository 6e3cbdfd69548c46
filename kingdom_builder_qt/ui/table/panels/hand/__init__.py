"""The foot of the column beside the board: terrain cards, the task, and the buttons of a turn."""
