"""What the analyses of all games share: replayed steps, weighted candidates, missed namings, totals, the report."""
