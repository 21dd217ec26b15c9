import type { Kysely } from 'kysely';
import { findSetting, insertOrFindSetting } from '../../../db/repositories/site/setting.ts';
import { findSecret, randomSecret, readOrCreateSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import type { Settings } from '../../settings.ts';

export const visitorSecretPlace = { fileName: 'visitor-secret', key: 'visitor_secret' } as const;
const { fileName, key } = visitorSecretPlace;

type SecretSettings = Pick<Settings, 'DATA_DIR'> &
  Partial<Pick<Settings, 'VISITOR_SECRET' | 'DATABASE_URL'>>;

/**
 * Returns the secret that signs visitors' cookies, shared by processes with the same database. Created lazily on
 * SQLite.
 */
export async function visitorSecret(
  { VISITOR_SECRET, DATABASE_URL, DATA_DIR }: SecretSettings,
  db: Kysely<Database>,
): Promise<() => string> {
  let secret = VISITOR_SECRET;
  if (!secret && DATABASE_URL) {
    secret =
      (await findSetting(db, key)) ??
      (await insertOrFindSetting(db, key, findSecret(DATA_DIR, fileName) ?? randomSecret()));
  }
  return () => {
    secret ??= readOrCreateSecret(DATA_DIR, fileName).value;
    return secret;
  };
}
