"""How everything looks: themes, colours, palette, bundled resources.  No widgets."""
