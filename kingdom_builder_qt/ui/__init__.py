"""The desktop program: everything that needs Qt widgets; no rule of the game lives here."""
