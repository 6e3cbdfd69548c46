"""The tools of the mouse and the keyboard on the canvas: one object per tool, no painting of
pixels.
"""
