/** A snapshot belongs to a database if it has its secret, the end of its log and the documents of this version. */
import { createHash, randomBytes } from 'node:crypto';
import process from 'node:process';
import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { readSchema } from '../../../db/copy/copied-schema.ts';
import { findSetting, insertOrFindSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { indexShape } from './index-shape.ts';

const keySetting = 'search_snapshot_key';

export const snapshotKey = async (db: Kysely<Database>): Promise<string> =>
  (await findSetting(db, keySetting)) ??
  insertOrFindSetting(db, keySetting, randomBytes(32).toString('hex'));

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Migrations may change documents without logging it, and Unicode decides how letters are folded. */
export const shapeOf = async (db: Kysely<Database>): Promise<string> =>
  hash([indexShape, languages, process.versions.unicode, await readSchema(db)]);

/** Enough to tell two logs apart, even if both were filled by the same program. */
const hashedChanges = 100;

/** Hashes the last changes up to `seq`. Returns undefined if the log ends before it. */
export async function hashOfLog(db: Kysely<Database>, seq: number): Promise<string | undefined> {
  const changes = await db
    .selectFrom('change')
    .select(['seq', 'at', 'actor', 'action', 'entity', 'entity_id'])
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(hashedChanges)
    .execute();
  return (changes[0]?.seq ?? 0) === seq ? hash(changes) : undefined;
}
