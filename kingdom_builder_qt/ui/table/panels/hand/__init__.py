"""The hand at the foot of the column: terrain cards, the task, and the buttons of a turn."""
