"""Tug as bots play it: which words they think of, and what they do as captain, team-mate or opponent."""
