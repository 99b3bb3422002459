"""Lettrine: hidden-word games for people, bots and researchers."""
