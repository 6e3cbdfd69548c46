"""Engines: computer players in other processes, which speak the protocol of `docs/protocol.md`."""
