"""The table in the browser: server, pages and what they store."""
