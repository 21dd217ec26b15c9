const oldest = 24;

/** Uses the Node from npm, which exists for most platforms. On others, a recent enough Node must be installed. */
export function chooseNode(packages, { platform, arch, version, execPath }) {
  const windows = platform === 'win32';
  const machine = `${windows ? 'win' : platform}-${arch}`;
  if (packages.includes(`node-${machine}`)) {
    return { node: `node_modules/node-${machine}/bin/node${windows ? '.exe' : ''}` };
  }
  if (Number.parseInt(version.slice(1), 10) >= oldest) return { node: execPath };
  const reason = packages.length > 0 ? `npm has none for ${machine}, and this` : 'this';
  return { refusal: `Node ${oldest} or newer is needed: ${reason} is Node ${version.slice(1)}.` };
}
