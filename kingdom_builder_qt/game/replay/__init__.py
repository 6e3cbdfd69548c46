"""Games that are looked at again: any moment, who may see what, figures, play from there on."""
