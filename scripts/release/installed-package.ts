import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

const subfolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    : [];

/** Finds all installed packages on disk, including nested ones, with the name and version that each gives itself. */
export function installedPackages(root: string, folder = 'node_modules'): Map<string, string> {
  const found = new Map<string, string>();
  const names = subfolders(join(root, folder)).flatMap((name) =>
    name.startsWith('@')
      ? subfolders(join(root, folder, name)).map((inner) => `${name}/${inner}`)
      : [name],
  );
  for (const path of names.map((name) => `${folder}/${name}`)) {
    const { name, version } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    found.set(path, `${name}@${version}`);
    for (const [nested, label] of installedPackages(root, `${path}/node_modules`)) {
      found.set(nested, label);
    }
  }
  return found;
}

/** Describes each difference between what should be installed and what is. */
export function differences(listed: Map<string, string>, installed: Map<string, string>): string[] {
  const paths = [...new Set([...listed.keys(), ...installed.keys()])].sort();
  return paths
    .filter((path) => listed.get(path) !== installed.get(path))
    .map(
      (path) =>
        `${path}: ${listed.get(path) ?? 'nothing'} is listed, ${installed.get(path) ?? 'nothing'} is installed`,
    );
}
