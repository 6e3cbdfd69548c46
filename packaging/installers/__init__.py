"""The parts of `packaging/build.py`: one module for each kind of result."""
