#!/bin/sh
# Makes the virtual environment and installs Faubourg with its development tools into it.
# Debian's Python comes without venv: it is installed as root or by sudo, or the command is shown.
set -eu
venv=$1
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Faubourg needs Python 3.11 or newer; this is $("$python" --version 2>&1)." >&2
    echo "Name another one with: make PYTHON=python3.12 ..." >&2
    exit 1
}

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    sh "$(dirname "$0")/packages.sh" python3-venv
fi

"$python" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --editable '.[dev]'
