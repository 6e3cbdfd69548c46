"""The generator page of the new-section dialog: wishes, and the best of many sections."""
