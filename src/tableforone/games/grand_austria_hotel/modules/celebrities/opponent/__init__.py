"""The scripted opponent: Leopold or Elisabeth."""
