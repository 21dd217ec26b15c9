type Names = Record<string, string>;

/** One installed package in package-lock.json. */
export type LockEntry = {
  name?: string;
  license?: unknown;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type LockFile = { packages: Record<string, LockEntry> };

/** Resolves a dependency like Node: from the folder of the package that uses it upwards. */
function resolveIn(
  packages: Record<string, unknown>,
  user: string,
  name: string,
): string | undefined {
  let folder = user;
  for (;;) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (path in packages) return path;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/** Lists the dependencies of a package. The second value is true if the package works without the dependency. */
function needsOf(entry: LockEntry): [name: string, optional: boolean][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  return [
    ...Object.keys(dependencies).map((name): [string, boolean] => [
      name,
      name in optionalDependencies,
    ]),
    ...Object.keys(optionalDependencies).map((name): [string, boolean] => [name, true]),
    ...Object.keys(peerDependencies)
      .filter((name) => !entry.peerDependenciesMeta?.[name]?.optional)
      .map((name): [string, boolean] => [name, false]),
  ];
}

/**
 * Returns the paths of all packages that the project needs to run on any platform. npm's own `--omit=dev` would include
 * tools like Vite, because some packages could use them.
 */
export function productionPaths({ packages }: LockFile): string[] {
  const paths = new Set<string>();
  const visit = (user: string) => {
    for (const [name, optional] of needsOf(packages[user] ?? {})) {
      const path = resolveIn(packages, user, name);
      if (!path) {
        if (optional) continue;
        throw new Error(`The lock file lacks ${name}, which ${user || 'the project'} needs.`);
      }
      if (paths.has(path)) continue;
      paths.add(path);
      visit(path);
    }
  };
  visit('');
  return [...paths].sort();
}

/** Returns the name of a package. If it is installed under an alias, its folder has a different name. */
export const nameOf = (path: string, entry: LockEntry): string =>
  entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
