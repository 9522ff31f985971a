"""Computer players. They see what their seat sees, and nothing else."""
