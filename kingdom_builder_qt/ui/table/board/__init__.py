"""The board on the screen: geometry, painting, items, scene and view; knows no rule."""
