"""Sound: the cue of each event (`cues`), its time (`game_sounds`), the process that plays it."""
