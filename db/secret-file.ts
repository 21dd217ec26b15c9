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

const secretNames = ['visitor-secret', 'admin-token', 'meilisearch-key'] as const;

export type SecretName = (typeof secretNames)[number];

/** Creates the file on the first call, readable only by its owner. */
export function readOrCreateSecret(folder: string, name: SecretName, create = randomSecret) {
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

export const replaceSecret = (folder: string, name: SecretName, value: string): void =>
  writeWhole(folder, name, value, renameSync);

type Place = (unfinished: string, file: string) => void;

const maxAttempts = 3;

export function writeWhole(folder: string, name: SecretName, value: string, place: Place): void {
  for (let attempt = 1; ; attempt += 1) {
    const unfinished = join(folder, `.${name}-${randomUUID()}`);
    try {
      writeFileSync(unfinished, `${value}\n`, { mode: 0o600, flag: 'wx', flush: true });
      place(unfinished, join(folder, name));
      return;
    } catch (error) {
      // Another process that is just starting has deleted the file as a leftover.
      const isSwept = codeOf(error) === 'ENOENT' && existsSync(folder);
      if (!isSwept || attempt === maxAttempts) throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Earlier versions put a dot before the UUID, and none at the start. */
const prefixes = secretNames.flatMap((name) => [`.${name}-`, `${name}.`]);

const isUnfinished = (fileName: string) =>
  prefixes.some(
    (prefix) => fileName.startsWith(prefix) && uuid.test(fileName.slice(prefix.length)),
  );

/**
 * Deletes files left behind by killed processes. A process that is still writing one of these files writes it again.
 */
export function deleteUnfinishedSecrets(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !isUnfinished(entry.name)) continue;
    rmSync(join(folder, entry.name), { force: true });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

export const randomSecret = () => randomBytes(32).toString('base64url');

export function findSecret(folder: string, name: SecretName): string | undefined {
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
