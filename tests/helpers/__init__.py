"""What several test files share: builders, naive reference rules, guards; no tests."""
