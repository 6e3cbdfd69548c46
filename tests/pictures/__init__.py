"""Pictures of the program in many states, made offscreen, and the comparison of two sets of them.

    python -m tests.pictures FOLDER            # every state, in each theme, at 1x and 2x
    python -m tests.pictures FOLDER --only own # the states whose name contains "own"
    python -m tests.pictures FOLDER --pages    # editor and pages around the game, small and large
    python -m tests.pictures FOLDER --languages # each window in every language, and in two made up
    python -m tests.pictures --compare A B     # exit status 1 and pictures of the differences

Two runs give the same pixels on one machine: animations are off, random choices use a fixed seed,
the games are saved games, and the user's folder is always the same and empty.  States are reached
by user input - actions, keys, the mouse, buttons by their labels - so that the pictures do not
depend on the internals of the program.
"""
