/** Processes that start together agree on one secret, because the file is created atomically. */
import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the file on the first call, readable only by its owner. */
export function readOrCreateSecret(folder: string, name: string, create = randomSecret) {
  const file = join(folder, name);
  const existing = findSecret(folder, name);
  if (existing !== undefined) return { value: existing, file, isNew: false };

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const value = create();
  const unfinished = join(folder, `.${name}-${randomUUID()}`);
  try {
    writeFileSync(unfinished, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(unfinished, file);
    return { value, file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { value: findSecret(folder, name) ?? value, file, isNew: false };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

export const randomSecret = () => randomBytes(32).toString('base64url');

export function findSecret(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  let value: string;
  try {
    value = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (value) return value;
  throw new Error(`${file} is empty; delete the file to generate a new one.`);
}
