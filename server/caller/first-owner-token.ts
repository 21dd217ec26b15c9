import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { findSetting, insertOrFindSetting } from '../../db/repositories/site/setting.ts';
import { findSecret, readOrCreateSecret } from '../../db/secret-file.ts';
import type { Database } from '../../db/tables.ts';
import { minTokenLength, type Settings } from '../settings.ts';

type FirstOwnerToken = { hash: string; announcement: string };

type TokenSettings = Pick<Settings, 'ADMIN_TOKEN' | 'DATA_DIR' | 'DATABASE_URL'>;

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const hasAdminTokenForm = (text: string) => /^[\w-]{43}$/.test(text);

export const firstOwnerTokenPlace = { fileName: 'admin-token', key: 'admin_token_hash' } as const;
const { fileName, key } = firstOwnerTokenPlace;

/**
 * Returns the token from the settings, or generates one on the first start. With DATABASE_URL, all processes share it.
 */
export async function firstOwnerToken(
  settings: TokenSettings,
  db: Kysely<Database>,
): Promise<FirstOwnerToken> {
  if (settings.ADMIN_TOKEN) {
    return { hash: hashOfToken(settings.ADMIN_TOKEN), announcement: 'as set in ADMIN_TOKEN' };
  }
  return settings.DATABASE_URL ? agreedToken(settings, db) : ownToken(settings);
}

function ownToken({ DATA_DIR }: TokenSettings) {
  const { value, file, isNew } = readOrCreateSecret(DATA_DIR, fileName);
  if (value.length < minTokenLength) {
    throw new Error(
      `The admin token in ${file} must have at least ${minTokenLength} characters; delete the file to generate a new one.`,
    );
  }
  return {
    hash: hashOfToken(value),
    file,
    isNew,
    announcement: isNew ? `${value} (stored in ${file}, shown only once)` : `in ${file}`,
  };
}

/** The database stores only a hash. The token itself is in the DATA_DIR of the process that generated it. */
async function agreedToken(
  settings: TokenSettings,
  db: Kysely<Database>,
): Promise<FirstOwnerToken> {
  const stored = await findSetting(db, key);
  const file = findSecret(settings.DATA_DIR, fileName);
  if (stored !== undefined && (file === undefined || hashOfToken(file) !== stored)) {
    return fromOtherProcess(stored);
  }
  const own = ownToken(settings);
  const agreed = await insertOrFindSetting(db, key, own.hash);
  if (agreed === own.hash) return own;
  if (own.isNew) rmSync(own.file, { force: true });
  return fromOtherProcess(agreed);
}

const fromOtherProcess = (hash: string): FirstOwnerToken => ({
  hash,
  announcement: 'as printed when it was generated for this database; set ADMIN_TOKEN to change it',
});
