"""The board around the section being drawn."""
