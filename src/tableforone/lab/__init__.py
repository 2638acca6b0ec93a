"""The lab: a study file, thousands of games on the same deals, and a report with the answer."""
