/** The files of our own Meilisearch in DATA_DIR, readable only by their owner. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readOrCreateSecret } from '../../../db/secret-file.ts';
import type { ServerAccess } from './server-access.ts';

const ownerOnly = 0o600;

export const serverFolder = (dataDir: string) => join(resolve(dataDir), 'meilisearch');

const urlFile = (dataDir: string) => join(serverFolder(dataDir), 'address');

export const masterKey = (dataDir: string): string =>
  readOrCreateSecret(resolve(dataDir), 'meilisearch-key').value;

/** Lets a reindex find the server of another process. */
export const writeServerUrl = (dataDir: string, url: string): Promise<void> =>
  writeFile(urlFile(dataDir), url, { mode: ownerOnly });

export async function readServerAccess(dataDir: string): Promise<ServerAccess | undefined> {
  const url = await readIfThere(urlFile(dataDir));
  return url ? { url, key: masterKey(dataDir) } : undefined;
}

/**
 * Meilisearch can only read data of its own version. Data of other versions is deleted and rebuilt from the database.
 */
export async function versionFolder(dataDir: string, binary: string): Promise<string> {
  const { stdout } = await promisify(execFile)(binary, ['--version']);
  const version = /\d+\.\d+\.\d+\S*/.exec(stdout)?.[0];
  if (!version) throw new Error(`${binary} does not report its Meilisearch version`);
  const folder = serverFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === version) continue;
    await rm(join(folder, entry.name), { recursive: true });
  }
  return join(folder, version);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
