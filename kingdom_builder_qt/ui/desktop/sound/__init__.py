"""Sound: which event is heard (`cues`), when (`game_sounds`), and a process that plays it."""
