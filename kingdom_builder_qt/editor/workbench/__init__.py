"""Own tiles and cards: forms, their YAML and a small board that shows what they do."""
