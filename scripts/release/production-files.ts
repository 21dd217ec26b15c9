import { type LockFile, productionPaths } from './lock-file.ts';

export type PackageFile = {
  name: string;
  version: string;
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** The commands that work without development packages and without the site's sources. */
const commands = [
  'start',
  'build',
  'seed',
  'backup',
  'restore',
  'move',
  'import',
  'reindex',
  'retention',
  'token',
];

/** Whether a release includes Node from npm. The container's image has its own. */
export type NodeSource = { nodeFromNpm: boolean };

/** Returns the package.json of a release. With it, `npm ci` installs only packages that the server needs. */
export function productionPackage(
  { devDependencies: _, optionalDependencies, ...file }: PackageFile,
  { nodeFromNpm }: NodeSource,
): PackageFile {
  const scripts = Object.entries(file.scripts ?? {}).filter(([name]) => commands.includes(name));
  return {
    ...file,
    ...(!nodeFromNpm && { engines: { node: '>=24' } }),
    scripts: Object.fromEntries(scripts),
    ...(nodeFromNpm && { optionalDependencies }),
  };
}

/** Returns the lock file of a release: the same packages with the same hashes, for all platforms. */
export function productionLock<Lock extends LockFile>(
  lock: Lock,
  { dependencies, optionalDependencies, engines }: PackageFile,
): Lock {
  const { devDependencies: _, optionalDependencies: __, ...project } = lock.packages[''] ?? {};
  const root = {
    ...project,
    dependencies,
    ...(optionalDependencies && { optionalDependencies }),
    engines,
  };
  const packages: LockFile['packages'] = { ...lock.packages, '': root };
  const paths = ['', ...productionPaths({ packages })];
  return {
    ...lock,
    packages: Object.fromEntries(paths.map((path) => [path, packages[path]])),
  };
}
