import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses every text asset once in both formats, at the highest level. */
export async function precompress(folder: string) {
  const names = new Set(await readdir(folder));
  const isNew = (name: string) => compressible.has(extname(name)) && !names.has(`${name}.br`);
  const compress = async (file: string) => {
    const content = await readFile(file);
    await Promise.all([
      brotli(content).then((short) => writeFile(`${file}.br`, short)),
      zip(content, { level: 9 }).then((short) => writeFile(`${file}.gz`, short)),
    ]);
  };
  await Promise.all([...names].filter(isNew).map((name) => compress(join(folder, name))));
}
