"""What somebody may try who wants to know more than their seat does."""
