"""The foundation of all windows: style, widgets, settings, files, workers, sound."""
