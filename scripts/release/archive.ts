import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** The byte in which gzip stores the operating system. */
const systemByte = 9;
const unknownSystem = 255;

/** Lists all files below a folder, with forward slashes and in the same order on every machine. */
export function filesBelow(folder: string, { without = [] as string[] } = {}): string[] {
  const list = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter(({ name }) => !without.includes(name))
      .flatMap((entry) => {
        const file = path ? `${path}/${entry.name}` : entry.name;
        return entry.isDirectory() ? list(file) : [file];
      });
  return list('').sort();
}

/**
 * Writes the files of a folder as `.tar.gz`. The bytes depend only on names, contents, executable bits and the given
 * time.
 */
export async function writeArchive(
  folder: string,
  file: string,
  { prefix = '', time }: { prefix?: string; time: Date },
): Promise<void> {
  const entries = filesBelow(folder).map((name) => {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (!stat.isFile()) throw new Error(`${path} is not a regular file.`);
    const body = readFileSync(path);
    const mode = stat.mode & 0o100 ? 0o755 : 0o644;
    const header = { name: prefix + name, size: body.length, mode, mtime: time, uid: 0, gid: 0 };
    return { header, body };
  });
  const zipped = gzipSync(await packTar(entries), { level: 9 });
  zipped[systemByte] = unknownSystem;
  writeFileSync(file, zipped);
}
