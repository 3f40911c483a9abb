#!/bin/sh
# Starts the site in its container, never as root. A fresh volume belongs to root (Fly mounts it so), and the site must
# own its data: so the first step is root's, and the next one gives all rights away for good.
set -eu

if [ "$(id -u)" = 0 ]; then
  chown "$RUN_AS" "$DATA_DIR"
  exec setpriv --reuid="$RUN_AS" --regid="$RUN_AS" --clear-groups --no-new-privs sh "$0"
fi
exec node build/server.js
