"""The Tug bots: which words they find, and what they do as captain, team-mate or opponent."""
