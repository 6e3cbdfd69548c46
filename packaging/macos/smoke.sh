#!/usr/bin/env bash
# Copy the application out of the disk image, play a game on the command line, start the window.
set -euo pipefail

image=$(echo dist/*.dmg)
mount=$(mktemp -d)
folder=$(mktemp -d)
hdiutil attach -quiet -nobrowse -mountpoint "$mount" "$image"
cp -R "$mount/Kingdom Builder Qt.app" "$folder/"
hdiutil detach -quiet "$mount"

program="$folder/Kingdom Builder Qt.app/Contents/MacOS/kingdom-builder-qt"
codesign --verify --deep "$folder/Kingdom Builder Qt.app"
while read -r -a words; do
    case "${words[0]-#}" in "#"*) continue ;; esac
    "$program" "${words[@]}" </dev/null
done <packaging/smoke-steps.txt
"$program" &
window=$!
sleep 10
kill -TERM "$window" # fails when the program has ended by itself
wait "$window"
rm -rf "$folder"
