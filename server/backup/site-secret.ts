/** Visitors stay signed in and the admin token stays, wherever a site goes and whichever engine it is on. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { deleteSetting, findSetting, writeSetting } from '../../db/repositories/setting.ts';
import { findSecret } from '../../db/secret-file.ts';
import type { Database } from '../../db/tables.ts';
import { visitorSecretPlace } from '../account/visitor-secret.ts';
import { adminTokenPlace, hashOfToken } from '../admin-access/admin-token.ts';
import type { Settings } from '../settings.ts';
import type { Secrets } from './archive.ts';

export const readSecrets = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Secrets => ({
  'visitor-secret': findSecret(DATA_DIR, visitorSecretPlace.fileName),
  'admin-token': findSecret(DATA_DIR, adminTokenPlace.fileName),
});

/**
 * On PostgreSQL the database holds the secrets, and on SQLite files in DATA_DIR do. Returns those that belong into files
 * once the rows are committed.
 */
export async function placeSecrets(
  db: Kysely<Database>,
  secrets: Secrets,
  { DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>,
): Promise<Secrets> {
  const stored = await findSetting(db, visitorSecretPlace.key);
  const visitorSecret = stored ?? secrets['visitor-secret'];
  const hash = await findSetting(db, adminTokenPlace.key);
  // A file may hold a token that another process has replaced.
  const isValid = hash === undefined || hash === hashOfToken(secrets['admin-token'] ?? '');
  const token = isValid ? secrets['admin-token'] : undefined;
  if (!DATABASE_URL) {
    for (const { key } of [visitorSecretPlace, adminTokenPlace]) await deleteSetting(db, key);
    return { 'visitor-secret': visitorSecret, 'admin-token': token };
  }
  if (visitorSecret) await writeSetting(db, visitorSecretPlace.key, visitorSecret);
  if (token && hash === undefined) await writeSetting(db, adminTokenPlace.key, hashOfToken(token));
  return { 'admin-token': token };
}

export function writeSecretFiles({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, secrets: Secrets): void {
  for (const [name, value] of Object.entries(secrets)) {
    if (value === undefined || findSecret(DATA_DIR, name) === value) continue;
    const file = join(DATA_DIR, name);
    writeFileSync(`${file}.new`, `${value}\n`, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
}
