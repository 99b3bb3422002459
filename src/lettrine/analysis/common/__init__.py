"""What the analyses of all games share: transitions, weighted candidates, missed namings, totals, the report."""
