"""What players have tried and won: a quiet page that shows what is left to learn."""
