"""Generates natural sections by the measures of the printed ones."""
