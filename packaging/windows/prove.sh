#!/usr/bin/env bash
# Prove the release for Windows on this Debian, under Wine: tests with a real Windows Python,
# program, archive and installer built, installed, played by mouse, killed, continued, updated,
# opened by a double click and removed.  About ten minutes on two cores.
#
#   packaging/windows/prove.sh                 everything
#   packaging/windows/prove.sh --from install  continue from a step: tests, build, install, start,
#                                              play, update, open, uninstall
#   packaging/windows/prove.sh --only build    one step
#   packaging/windows/prove.sh --resume        the steps not passed with the present files
#
# Exit status: 0 proven, 3 tools or downloads are missing here, another one otherwise.  When all steps
# have passed with the same files, at once or one by one, packaging/windows/proven.txt is written.
# The Windows Python and the results are in $WINDOWS_CACHE (~/.cache/kingdom-builder-qt/windows), the
# results in a separate folder for each checkout.  docs/platforms.md has the limits of this proof.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
packages="wine64 gcc-mingw-w64-x86-64 mingw-w64-tools nsis xvfb xdotool imagemagick"
missing=
for package in $packages; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
        missing="$missing $package"
done
[ -z "$missing" ] || { echo "windows: apt-get install --no-install-recommends$missing" >&2; exit 3; }
if [ -z "${PYTHON:-}" ]; then
    python3 dev.py --version >/dev/null # makes .venv
    PYTHON=$root/.venv/bin/python
fi
export PYTHON

begun=$(date +%s)
windows_python=$(packaging/windows/python/assemble.sh)
echo "windows: Windows Python in $windows_python ($(($(date +%s) - begun)) s)"
export PYTHONPATH=$root:$root/packaging
exec "$PYTHON" -m proof.windows "$windows_python" "$@"
