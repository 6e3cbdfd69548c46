"""What the mouse and the keyboard do on the canvas: one object per tool, no painting of pixels."""
