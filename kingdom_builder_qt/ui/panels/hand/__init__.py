"""The bottom bar: terrain cards, the task, and the buttons of a turn."""
