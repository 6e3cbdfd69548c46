"""The section on the screen: painter, items, scene, and the workbench shared by the tools."""
