"""YAML files as nodes with line and column; what a key means is not known here."""
