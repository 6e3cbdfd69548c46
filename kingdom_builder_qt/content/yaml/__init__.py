"""YAML files as nodes with line and column, independent of their keys."""
