"""The board around the edited section."""
