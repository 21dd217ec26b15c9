import { createHash } from 'node:crypto';
import {
  dependenciesOf,
  type LockEntry,
  type LockFile,
  nameOf,
  type Platform,
  productionPaths,
} from './lock-file.ts';

type Project = { name: string; version: string; license: string };
type Options = { project: Project; platform: Platform; time: Date };

const algorithms: Record<string, string> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Package URLs keep the slash of a scope, and encode its `@`. */
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function hashesOf(integrity: string) {
  return integrity.split(' ').map((hash) => {
    const [algorithm = '', value = ''] = hash.split(/-(.*)/s);
    const alg = algorithms[algorithm];
    if (!alg) throw new Error(`The lock file has a hash of an unknown kind: ${hash}`);
    return { alg, content: Buffer.from(value, 'base64').toString('hex') };
  });
}

const licensesOf = (license: string) =>
  /^[\w.-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }];

function componentOf(path: string, entry: LockEntry, paths: string[]) {
  const { version, integrity, license } = entry;
  const wholeName = nameOf(path, entry);
  if (!version || !integrity || typeof license !== 'string') {
    throw new Error(`The lock file lacks the version, hash or license of ${path}.`);
  }
  const [name = '', group] = wholeName.split('/').reverse();
  const purl = purlOf(wholeName, version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    hashes: hashesOf(integrity),
    licenses: licensesOf(license),
    purl,
    properties: paths.map((value) => ({ name: 'cdx:npm:package:path', value })),
  };
}

/** Spells 16 bytes of a hash as a UUID of version 8, whose content is up to its maker. */
function uuidFrom(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Lists everything that `npm ci` installs from a release's lock file on one platform, as CycloneDX. */
export function makeSbom(lock: LockFile, { project, platform, time }: Options) {
  const paths = productionPaths(lock, platform);
  const known = new Set(paths);
  const refOf = (path: string) => {
    const entry = lock.packages[path] ?? {};
    return purlOf(nameOf(path, entry), entry.version ?? '');
  };
  // The same version of a package may be installed in several folders.
  const byRef = Map.groupBy(paths, refOf);
  const root = purlOf(project.name, project.version);
  const refsOf = (users: string[]) =>
    [...new Set(users.flatMap((user) => dependenciesOf(lock, user, known)).map(refOf))].sort();
  const content = {
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: 'application',
        'bom-ref': root,
        name: project.name,
        version: project.version,
        licenses: licensesOf(project.license),
        purl: root,
      },
      properties: Object.entries(platform).map(([key, value]) => ({
        name: `aceboard:platform:${key}`,
        value,
      })),
    },
    components: [...byRef].map(([, [path = '', ...more]]) =>
      componentOf(path, lock.packages[path] ?? {}, [path, ...more]),
    ),
    dependencies: [
      { ref: root, dependsOn: refsOf(['']) },
      ...[...byRef].map(([ref, users]) => ({ ref, dependsOn: refsOf(users) })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidFrom(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

export type Sbom = ReturnType<typeof makeSbom>;

/** Returns each path of the list with the name and version installed there. */
export const pathsIn = ({ components }: Sbom): Map<string, string> =>
  new Map(
    components.flatMap(({ group, name, version, properties }) =>
      properties.map(({ value }): [string, string] => [
        value,
        `${group ? `${group}/` : ''}${name}@${version}`,
      ]),
    ),
  );
