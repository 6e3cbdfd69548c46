#!/usr/bin/env bash
# Put together a real CPython 3.11 for Windows (64 bit) that runs under Wine, with Qt, pytest and
# PyInstaller, of Debian's packages and PyPI's wheels alone; packaging/windows/prove.sh uses it.
#
#   packaging/windows/python/assemble.sh           make it unless it is there; its folder is printed
#   packaging/windows/python/assemble.sh --renew   write wheels.txt anew, after a change of a lock
#
# It lies in a folder of $WINDOWS_CACHE (~/.cache/kingdom-builder-qt/windows) whose name is a hash
# over these files: python.exe, and `prefix`, the Windows that Wine shows to programs.  PYTHON is a
# CPython 3.11 with pip, whose standard library is taken.  Everything that is downloaded is checked
# by its SHA-256.
# Exit status 3: tools or downloads cannot be had.
set -euo pipefail

cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
cache=${WINDOWS_CACHE:-$HOME/.cache/kingdom-builder-qt/windows}
python=${PYTHON:-python3}

# deploy_libs/ of this wheel is the binary half of the python.org release 3.11.9: python311.dll,
# the extension modules of the standard library and what they link to.
panda=panda3d==1.10.16
panda_file=panda3d-1.10.16-cp311-cp311-win_amd64.whl
panda_sha256=37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82
names=(-r "$root/requirements/packaging.txt" pytest pytest-qt pytest-timeout hypothesis)

say() { echo "windows-python: $*" >&2; }

compiler=x86_64-w64-mingw32-gcc
missing=
[ -x /usr/lib/wine/wine64 ] || missing="$missing wine64"
command -v $compiler >/dev/null || missing="$missing gcc-mingw-w64-x86-64"
command -v gendef >/dev/null || missing="$missing mingw-w64-tools"
[ -z "$missing" ] || { say "apt-get install --no-install-recommends$missing"; exit 3; }
"$python" -c 'import sys, pip; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null ||
    { say "PYTHON=$python is not a CPython 3.11 with pip"; exit 3; }

# pip that resolves and installs for Windows.  --platform chooses wheels only; the markers are
# evaluated for the running system, which is therefore overruled.
windows_pip() {
    "$python" - "$@" <<'PIP'
import sys
from pip._vendor.packaging import markers
usual = markers.default_environment
markers.default_environment = lambda: usual() | {
    "os_name": "nt", "sys_platform": "win32", "platform_system": "Windows",
    "platform_machine": "AMD64", "platform_release": "10", "platform_version": "10.0.19043",
    "python_full_version": "3.11.9", "implementation_version": "3.11.9",
}
from pip._internal.cli.main import main
tags = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"]
tags += ["--abi", "cp311", "--abi", "abi3", "--abi", "none", "--only-binary", ":all:"]
sys.exit(main([sys.argv[1], "-qq", "--no-input", *tags, *sys.argv[2:]]))
PIP
}

renew() {
    windows_pip install --dry-run --ignore-installed --target /nonexistent \
        --report "$cache/report.json" -c "$root/requirements/lock.txt" "${names[@]}"
    "$python" - "$cache/report.json" >wheels.txt <<'WRITE'
import json, sys
print("# The wheels of the Windows Python that prove.sh uses: assemble.sh --renew writes this file.")
with open(sys.argv[1], encoding="utf-8") as file:
    found = json.load(file)["install"]
for item in sorted(found, key=lambda item: item["metadata"]["name"].lower()):
    name, version = item["metadata"]["name"], item["metadata"]["version"]
    digest = item["download_info"]["archive_info"]["hashes"]["sha256"]
    print(f"{name}=={version} --hash=sha256:{digest}")
WRITE
}

binaries() { # python311.dll, DLLs/*.pyd and their libraries
    local wheel=$cache/$panda_file
    if [ ! -f "$wheel" ]; then
        say "fetching the binary half of CPython (65 MB)"
        echo "$panda --hash=sha256:$panda_sha256" >"$cache/panda.txt"
        windows_pip download --no-deps --require-hashes --dest "$cache" -r "$cache/panda.txt" ||
            { say "$panda cannot be fetched"; exit 3; }
    fi
    echo "$panda_sha256  $wheel" | sha256sum --check --quiet >&2
    "$python" - "$wheel" "$made/DLLs" <<'UNPACK'
import sys, zipfile
from pathlib import Path
target = Path(sys.argv[2])
target.mkdir()
with zipfile.ZipFile(sys.argv[1]) as wheel:
    for name in wheel.namelist():
        folder, _, leaf = name.partition("/")
        # The C runtime is a part of Windows.
        if folder == "deploy_libs" and leaf and not leaf.startswith("api-ms-win-"):
            (target / leaf).write_bytes(wheel.read(name))
UNPACK
    # Beside python.exe, as in the release.
    mv "$made/DLLs/python311.dll" "$made/python311.dll"
    mv "$made/DLLs/VCRUNTIME140.dll" "$made/vcruntime140.dll"
}

library() { # Lib, the half in Python
    local from
    from=$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
    mkdir -p "$made/Lib/site-packages"
    tar -C "$from" -cf - --exclude=__pycache__ --exclude=site-packages --exclude=dist-packages \
        --exclude=lib-dynload --exclude='config-3.11*' --exclude='_sysconfigdata*' \
        --exclude=./test --exclude='*/test' --exclude='*/tests' . | tar -xf - -C "$made/Lib"
    # Debian keeps it elsewhere.
    [ -f "$made/Lib/LICENSE.txt" ] || "$python" -c 'print(license)' >"$made/Lib/LICENSE.txt"
}

programs() { # python.exe, pythonw.exe, python3.dll
    local work=$made/compiled
    mkdir "$work"
    gendef - "$made/python311.dll" >"$work/python311.def" 2>/dev/null
    x86_64-w64-mingw32-dlltool -d "$work/python311.def" -l "$work/libpython311.a"
    $compiler -Os -s -municode python.c -o "$made/python.exe" -L"$work" -lpython311
    $compiler -Os -s -municode -mwindows -DWINDOWED python.c -o "$made/pythonw.exe" \
        -L"$work" -lpython311
    # python3.dll, the stable ABI: every name is forwarded to python311.dll.
    { echo 'LIBRARY python3.dll'; echo EXPORTS
      sed -n '/^EXPORTS/,$p' "$work/python311.def" | sed 1d | tr -d '\r' |
          sed -E 's/^([A-Za-z_0-9]+) DATA$/\1 = python311.\1 DATA/; t
                  s/^([A-Za-z_0-9]+)$/\1 = python311.\1/'; } >"$work/python3.def"
    echo 'int dummy;' >"$work/dummy.c"
    $compiler -Os -s -shared -nostdlib -Wl,-e,0 "$work/dummy.c" "$work/python3.def" \
        -o "$made/python3.dll" -L"$work" -lpython311
    $compiler -Os -s -shared -nostdlib -Wl,-e,0 icuuc.c -o "$work/icuuc.dll"
}

prefix() { # the Windows that Wine shows
    export WINEPREFIX=$made/prefix WINEDEBUG=-all
    # Wine notes the fonts of the machine it is made on.
    DISPLAY='' FONTCONFIG_FILE=$PWD/fonts.conf WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe=' \
        /usr/lib/wine/wine64 wineboot --init >/dev/null 2>&1 </dev/null || true
    /usr/lib/wine/wineserver64 -w || true
    cp "$made/compiled/icuuc.dll" "$made/prefix/drive_c/windows/system32/icuuc.dll"
}

mkdir -p "$cache"
if [ "${1:-}" = --renew ]; then renew; exit; fi
version=$("$python" -c 'import sys; print(sys.version)')
hash=$({ cat ./*; echo "$version"; } | sha256sum | cut -c 1-16)
folder=$cache/python-$hash
if [ ! -d "$folder" ]; then
    made=$folder.made
    rm -rf "$made"
    mkdir -p "$made"
    binaries
    library
    programs
    say "installing $(grep -c = wheels.txt) packages"
    windows_pip install --no-deps --require-hashes --no-compile --no-warn-script-location \
        --target "$made/Lib/site-packages" -r wheels.txt ||
        { say "the packages of wheels.txt cannot be fetched"; exit 3; }
    prefix
    rm -r "$made/compiled"
    mv "$made" "$folder"
fi
# What no lock has asked for during a month.
touch "$folder"
find "$cache" -maxdepth 1 -name 'python-*' -mtime +30 -exec rm -rf {} +
echo "$folder"
