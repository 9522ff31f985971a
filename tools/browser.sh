#!/bin/sh
# Makes sure there is a browser for the browser tests: the system's, or Playwright's own.
set -eu
venv=$1

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
for app in "/Applications/Chromium.app" "/Applications/Google Chrome.app"; do
    if [ -d "$app" ]; then exit 0; fi
done

if command -v apt-get >/dev/null; then
    sh "$(dirname "$0")/packages.sh" chromium
else
    "$venv/bin/python" -m playwright install chromium
fi
