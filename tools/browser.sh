#!/bin/sh
# Makes sure the browser tests can run: Playwright's driver starts, and there is a browser for it,
# the system's or, where there is no apt-get, Playwright's own.
set -eu
venv=$1
here=$(dirname "$0")

has_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null; then return 0; fi
    done
    [ -d "/Applications/Chromium.app" ] || [ -d "/Applications/Google Chrome.app" ]
}

# The driver is a Node.js that needs a library which a small Debian does not have.
if ! "$venv/bin/python" -m playwright --version >/dev/null 2>&1; then
    sh "$here/packages.sh" libatomic1
fi
if ! has_browser; then
    if command -v apt-get >/dev/null; then
        sh "$here/packages.sh" chromium-headless-shell || sh "$here/packages.sh" chromium
    else
        "$venv/bin/python" -m playwright install chromium
    fi
fi
