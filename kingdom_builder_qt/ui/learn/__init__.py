"""Everything to learn with: lessons, puzzles, challenges, rules, the manual."""
