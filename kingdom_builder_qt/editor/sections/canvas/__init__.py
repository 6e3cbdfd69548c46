"""The section on the screen: painter, items, scene, and the workbench that tools share."""
