"""The board on the screen: items, animations, scene and view, without rules."""
