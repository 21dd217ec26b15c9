/** Preserves visitors' sessions and the admin token when a site moves, even to the other database engine. */
import type { Kysely, Transaction } from 'kysely';
import { deleteSetting, findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import { findSecret, replaceSecret, type SecretName } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { firstOwnerTokenPlace, hashOfToken } from '../../caller/first-owner-token.ts';
import type { Settings } from '../../settings.ts';
import { visitorSecretPlace } from '../../visitor/account/visitor-secret.ts';
import type { Secrets } from './archive.ts';

export const readSecrets = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): Secrets => ({
  'visitor-secret': findSecret(DATA_DIR, visitorSecretPlace.fileName),
  'admin-token': findSecret(DATA_DIR, firstOwnerTokenPlace.fileName),
});

/** Secrets that belong in files are stored under this setting until they are written there. */
const pendingKey = 'restored_secrets';

/** Secrets are stored in the database on PostgreSQL, and in DATA_DIR on SQLite. */
export async function placeSecrets(
  trx: Transaction<Database>,
  given: Secrets,
  { DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>,
): Promise<void> {
  // Some are still pending if the source site was itself restored and has not been started since.
  const secrets = { ...given, ...(await findPending(trx)) };
  const stored = await findSetting(trx, visitorSecretPlace.key);
  const visitorSecret = stored ?? secrets['visitor-secret'];
  const hash = await findSetting(trx, firstOwnerTokenPlace.key);
  // The file may contain a token that another process has replaced.
  const isValid = hash === undefined || hash === hashOfToken(secrets['admin-token'] ?? '');
  const token = isValid ? secrets['admin-token'] : undefined;
  const files: Secrets = { 'admin-token': token };
  if (DATABASE_URL) {
    if (visitorSecret) await writeSetting(trx, visitorSecretPlace.key, visitorSecret);
    if (token && hash === undefined) {
      await writeSetting(trx, firstOwnerTokenPlace.key, hashOfToken(token));
    }
  } else {
    for (const { key } of [visitorSecretPlace, firstOwnerTokenPlace]) await deleteSetting(trx, key);
    files['visitor-secret'] = visitorSecret;
  }
  await writeSetting(trx, pendingKey, JSON.stringify(files));
}

async function findPending(db: Kysely<Database>): Promise<Secrets | undefined> {
  const pending = await findSetting(db, pendingKey);
  return pending === undefined ? undefined : JSON.parse(pending);
}

/** Runs at every start too, in case a restore was killed after its commit. */
export async function writePendingSecrets(
  db: Kysely<Database>,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
): Promise<void> {
  const pending = await findPending(db);
  if (!pending) return;
  const files = Object.entries(pending) as [SecretName, string][];
  for (const [name, value] of files) replaceSecret(DATA_DIR, name, value);
  await deleteSetting(db, pendingKey);
}
