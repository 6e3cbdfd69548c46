"""Games on the edited section, at once or with chosen options."""
