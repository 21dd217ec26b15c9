/** What a Meilisearch of our own keeps in DATA_DIR, all of it readable by its owner only. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keptSecret } from '../../../db/secret-file.ts';
import type { Address } from './server.ts';

const ownerOnly = 0o600;

export const serverFolder = (dataDir: string) => join(resolve(dataDir), 'meilisearch');

const addressFile = (dataDir: string) => join(serverFolder(dataDir), 'address');

export const masterKey = (dataDir: string): string =>
  keptSecret(resolve(dataDir), 'meilisearch-key').value;

/** So that a reindex finds the server that another process runs. */
export const keepAddress = (dataDir: string, url: string): Promise<void> =>
  writeFile(addressFile(dataDir), url, { mode: ownerOnly });

export async function keptAddress(dataDir: string): Promise<Address | undefined> {
  const url = await readOrNothing(addressFile(dataDir));
  return url ? { url, key: masterKey(dataDir) } : undefined;
}

/** A version reads only what it wrote itself; what another wrote is built anew from the database. */
export async function versionFolder(dataDir: string, binary: string): Promise<string> {
  const { stdout } = await promisify(execFile)(binary, ['--version']);
  const version = /\d+\.\d+\.\d+\S*/.exec(stdout)?.[0];
  if (!version) throw new Error(`${binary} does not say which version of Meilisearch it is`);
  const folder = serverFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === version) continue;
    await rm(join(folder, entry.name), { recursive: true });
  }
  return join(folder, version);
}

async function readOrNothing(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
