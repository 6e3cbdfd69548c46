"""The look of the program: themes, colours, palettes, bundled resources.  No widgets."""
