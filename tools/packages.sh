#!/bin/sh
# Installs Debian packages as root or by sudo; otherwise prints the one command to run.
set -eu
command="apt-get update && apt-get install -y $*"

if ! command -v apt-get >/dev/null; then
    echo "Please install: $*" >&2
    exit 1
elif [ "$(id -u)" = 0 ]; then
    sh -c "$command" >&2
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    sudo sh -c "$command" >&2
else
    echo "Please run: sudo sh -c '$command'" >&2
    exit 1
fi
