"""What every game must keep to, whatever its rules."""
