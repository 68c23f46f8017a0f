"""The live connection of a player: WebSocket and server-sent events."""
