import type { newDigest } from '../../../db/copy/row-batches.ts';
import { type Manifest, manifestChecksumName, manifestName } from './archive.ts';

type Checksums = ReadonlyMap<string, string>;
type Found = {
  parts: Checksums;
  tables: ReadonlyMap<string, ReturnType<typeof newDigest>>;
  images: Checksums;
};

export function compareWithManifest(manifest: Manifest, found: Found): void {
  const parts = new Map(found.parts);
  parts.delete(manifestName);
  parts.delete(manifestChecksumName);
  compareChecksums(manifest.parts, parts, (name) => name);
  compareChecksums(manifest.images, found.images, (image) => `uploads/${image}`);
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = found.tables.get(name);
    if ((table?.rows() ?? 0) !== rows) {
      throw new Error(
        `rows/${name} has ${table?.rows() ?? 0} rows, but the manifest says ${rows}.`,
      );
    }
    if (table && table.value() !== sha256) {
      throw new Error(`The rows of rows/${name} do not match their checksum.`);
    }
  }
  const named = new Set(manifest.tables.map(({ name }) => name));
  for (const name of found.tables.keys()) {
    if (!named.has(name)) throw new Error(`The table rows/${name} is not in the manifest.`);
  }
}

function compareChecksums(
  expected: Readonly<Record<string, string>>,
  found: Checksums,
  nameOf: (key: string) => string,
) {
  for (const [key, checksum] of Object.entries(expected)) {
    if (!found.has(key)) throw new Error(`${nameOf(key)} is missing from the archive.`);
    if (found.get(key) !== checksum) {
      throw new Error(`${nameOf(key)} does not match its checksum.`);
    }
  }
  for (const key of found.keys()) {
    if (!(key in expected)) throw new Error(`${nameOf(key)} is not in the manifest.`);
  }
}
