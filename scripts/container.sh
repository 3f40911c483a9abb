#!/bin/sh
# Starts the site in its container, or another program of its build (`sh scripts/container.sh build/backup.js`), never as
# root. A fresh volume belongs to root (Fly mounts it so), and the site must own its data: so the first step is root's, and
# the next one gives all rights away for good.
set -eu

if [ "$(id -u)" = 0 ]; then
  # So do the files of a backup that root has put back. Without -h a link would give away what it points to.
  # What a running site deletes meanwhile is passed over: it has no links any more, and of no user (`! -user`) it would be as well.
  find "$DATA_DIR" -ignore_readdir_race -links +0 ! -user "$RUN_AS" -exec chown -h "$RUN_AS" {} +
  exec setpriv --reuid="$RUN_AS" --regid="$RUN_AS" --clear-groups --no-new-privs sh "$0" "$@"
fi
[ "$#" -gt 0 ] || set -- build/server.js

# What V8 has compiled is kept, so that the next start takes a sixth less; what it made of another build is not.
build=$(cat build/server.js build/pages.js | sha256sum | cut -c 1-16)
export NODE_COMPILE_CACHE="$DATA_DIR/compiled/$build"
[ -d "$NODE_COMPILE_CACHE" ] || rm -rf "$DATA_DIR/compiled"
exec node "$@"
