"""Pictures of the program in many states, made offscreen, and the comparison of two sets of them.

    python -m tests.pictures FOLDER            # every state, in each theme, at 1x and 2x
    python -m tests.pictures FOLDER --only own # the states whose name contains "own"
    python -m tests.pictures FOLDER --pages    # editor and pages around the game, small and large
    python -m tests.pictures --compare A B     # exit status 1 and pictures of what differs

Two runs give the same pixels on one machine: animations are off, whatever the program draws by
chance comes from a fixed seed, games are saved games, the user's folder is the same and empty.
What is shown is reached as a person reaches it - actions, keys, the mouse, buttons by their words -
so that the pictures outlive changes inside the program.
"""
