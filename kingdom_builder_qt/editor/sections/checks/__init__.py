"""What is wrong or unusual about a section, and what can be counted on it."""
