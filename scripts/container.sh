#!/bin/sh
# Starts the site in its container, or another program of its build (`sh scripts/container.sh build/backup.js`), never as
# root. A fresh volume belongs to root (Fly mounts it so), and the site must own its data: so the first step is root's, and
# the next one gives all rights away for good.
set -eu

if [ "$(id -u)" = 0 ]; then
  # Files of a backup that root has put back belong to root, too. Without -h a link would give away what it points to.
  # A file that a running site deletes meanwhile would match `! -user`; `-links +0` leaves it out.
  find "$DATA_DIR" -ignore_readdir_race -links +0 ! -user "$RUN_AS" -exec chown -h "$RUN_AS" {} +
  exec setpriv --reuid="$RUN_AS" --regid="$RUN_AS" --clear-groups --no-new-privs sh "$0" "$@"
fi
[ "$#" -gt 0 ] || set -- build/server.js

# The code that V8 has compiled is kept, so that the next start takes a sixth less time; that of another build is deleted.
build=$(cat build/server.js build/pages.js | sha256sum | cut -c 1-16)
export NODE_COMPILE_CACHE="$DATA_DIR/compiled/$build"
[ -d "$NODE_COMPILE_CACHE" ] || rm -rf "$DATA_DIR/compiled"
exec node "$@"
