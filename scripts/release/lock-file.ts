type Names = Record<string, string>;
type OneOrMore = string | string[];

/** One installed package in package-lock.json. npm writes a single platform as a string or as a list. */
export type LockEntry = {
  name?: string;
  version?: string;
  integrity?: string;
  license?: unknown;
  os?: OneOrMore;
  cpu?: OneOrMore;
  libc?: OneOrMore;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type LockFile = { packages: Record<string, LockEntry> };

export type Platform = Record<'os' | 'cpu' | 'libc', string>;

const toList = (value: OneOrMore) => (typeof value === 'string' ? [value] : value);

/** Reads lists of platforms as npm does: `!win32` excludes one, and any other entry has to match. */
function allows(value: OneOrMore | undefined, current: string): boolean {
  const listed = toList(value ?? []);
  const included = listed.filter((name) => !name.startsWith('!'));
  return !listed.includes(`!${current}`) && (included.length === 0 || included.includes(current));
}

const fits = (entry: LockEntry, { os, cpu, libc }: Platform) =>
  allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc);

/** Resolves a dependency as Node does: from the folder of its user upwards. */
export function resolveIn(
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

/** Lists what a package needs. The second value tells whether it also works without. */
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
 * Returns the paths of all packages that the project needs to run, on one platform or on all of them. npm's own
 * `--omit=dev` would add tools like Vite, because some packages could use them.
 */
export function productionPaths({ packages }: LockFile, platform?: Platform): string[] {
  const paths = new Set<string>();
  const visit = (user: string) => {
    for (const [name, optional] of needsOf(packages[user] ?? {})) {
      const path = resolveIn(packages, user, name);
      if (!path) {
        if (optional) continue;
        throw new Error(`The lock file lacks ${name}, which ${user || 'the project'} needs.`);
      }
      if (paths.has(path) || (platform && !fits(packages[path] ?? {}, platform))) continue;
      paths.add(path);
      visit(path);
    }
  };
  visit('');
  return [...paths].sort();
}

/** Returns what each package needs, as paths of the given ones. */
export function dependenciesOf({ packages }: LockFile, user: string, paths: Set<string>): string[] {
  return needsOf(packages[user] ?? {})
    .map(([name]) => resolveIn(packages, user, name))
    .filter((path) => path !== undefined)
    .filter((path) => paths.has(path));
}

/** Returns the name of a package, which differs from its folder's if it is installed under an alias. */
export const nameOf = (path: string, entry: LockEntry): string =>
  entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
