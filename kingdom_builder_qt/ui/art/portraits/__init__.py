"""Portraits of the computer's levels."""
