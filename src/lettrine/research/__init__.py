"""Tools for researchers: bulk simulation of Sonde, and letter guessing measured on word lists."""
