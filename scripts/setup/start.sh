# Each program here takes the place of the one before, so in the end npm has started the server itself. The machine's own
# Node may be too old for that, so it only installs the Node of package.json.
[ -x node_modules/node/bin/node ] || node scripts/setup.mjs install || exit
exec node_modules/node/bin/node scripts/setup.mjs start
