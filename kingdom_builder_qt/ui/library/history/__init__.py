"""The history of finished games: a page of figures, plots and games."""
