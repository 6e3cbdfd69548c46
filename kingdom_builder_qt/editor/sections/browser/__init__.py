"""All sections with pictures: found, copied, renamed, thrown away."""
