"""Sonde as bots play it: what opponents may hide, what each action is worth, and the player that decides."""
