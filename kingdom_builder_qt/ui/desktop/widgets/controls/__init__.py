"""Controls that Qt draws too pale for a theme or too small for a large text."""
