"""Leopold and Elisabeth at a real table: what they must be told, what her hands do, their hotel as the app keeps it."""
