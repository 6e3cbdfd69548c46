"""Foundation of all windows: style, widgets, settings, files, workers, sound."""
