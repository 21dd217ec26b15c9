/** Processes that start together agree on one secret, because the file is created atomically. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Creates the file on the first call, readable only by its owner. */
export function readOrCreateSecret(folder: string, name: string, create = randomSecret) {
  const file = join(folder, name);
  const existing = findSecret(folder, name);
  if (existing !== undefined) return { value: existing, file, isNew: false };

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const value = create();
  try {
    writeWhole(folder, name, value, linkSync);
    return { value, file, isNew: true };
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return { value: findSecret(folder, name) ?? value, file, isNew: false };
  }
}

export const replaceSecret = (folder: string, name: string, value: string): void =>
  writeWhole(folder, name, value, renameSync);

type Place = (unfinished: string, file: string) => void;

function writeWhole(folder: string, name: string, value: string, place: Place): void {
  const unfinished = join(folder, `.${name}-${randomUUID()}`);
  try {
    writeFileSync(unfinished, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
    place(unfinished, join(folder, name));
  } catch (error) {
    // Another process that is just starting has deleted the file as a leftover.
    const isSwept = codeOf(error) === 'ENOENT' && existsSync(folder);
    if (!isSwept) throw error;
    writeWhole(folder, name, value, place);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Names that earlier versions gave to replaced secrets have a dot before the UUID. */
const unfinishedName = /^\.?[a-z]+-[a-z]+[.-][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes what killed processes left. A process that is still writing one of these files writes it again. */
export function deleteUnfinishedSecrets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (unfinishedName.test(name)) rmSync(join(folder, name), { force: true });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

export const randomSecret = () => randomBytes(32).toString('base64url');

export function findSecret(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  let value: string;
  try {
    value = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  if (value) return value;
  throw new Error(`${file} is empty; delete the file to generate a new one.`);
}
