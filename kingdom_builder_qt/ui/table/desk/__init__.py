"""A running game as Qt objects see it: who plays, who sees what, who explains.  No widgets."""
