/** Lists the sample rows. A row is removable if it hasn't been edited and no remaining row refers to it. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  type KeptRow,
  maxSampleRows,
  type Sample,
  type SampleKind,
  type SampleRow,
  sampleKinds,
} from '#contract/site/sample.ts';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import { listNames } from '../../db/repositories/catalogue/entity-name.ts';
import {
  listProductsWithKey,
  listSeededRows,
  type SeededRow,
} from '../../db/repositories/site/sample-row.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import { findUsers, isPage, keyOf } from './find-users.ts';
import { listProductsOfStayingProgrammes } from './money/remove-money.ts';
import { readSampleRecord, type SampleRecord } from './sample-removal-record.ts';

type Key = Pick<SampleRow, 'kind' | 'id'>;

export const readSample = (database: Kysely<Database>): Promise<Sample> =>
  inLongSnapshot(database, async (db) => {
    const record = await readSampleRecord(db);
    const { untouched, changed, isTooLarge } = await readSeededRows(db, record);
    if (isTooLarge) throw tooLarge();
    const withKey = new Set([
      ...(await listProductsWithKey(db)),
      ...(await listProductsOfStayingProgrammes(db)),
    ]);
    const users = await findUsers(db, untouched, withKey);
    const stays = (row: Key) =>
      users.has(keyOf(row)) || (row.kind === 'product' && withKey.has(row.id));
    const removable = untouched.filter((row) => !stays(row));

    const usingRows = [...users.values()].filter((user) => !isPage(user));
    const name = await namesOf(db, [...untouched, ...changed, ...usingRows]);
    const kept: KeptRow[] = changed.map(({ kind, id, actor, at }) => ({
      ...name({ kind, id }),
      reason: 'changed',
      actor,
      at,
    }));
    for (const { kind, id } of untouched.filter(stays)) {
      const used_by = users.get(keyOf({ kind, id }));
      kept.push(
        used_by
          ? {
              ...name({ kind, id }),
              reason: 'used',
              used_by: isPage(used_by) ? used_by : name(used_by),
            }
          : { ...name({ kind, id }), reason: 'reports-conversions' },
      );
    }
    const { removal } = record;
    return {
      version: versionOf(removable),
      removable: inRemovalOrder(removable).map(name),
      kept,
      removed: removal && { at: removal.at, actor: removal.actor, rows: removal.rows },
    };
  });

const tooLarge = () =>
  new AppError(
    'conflict',
    `The sample has more than ${maxSampleRows} rows, too many to remove at once. Start with a new database instead.`,
  );

/** Reads the sample rows that still exist, separating those that have been edited. */
export async function readSeededRows(db: Kysely<Database>, { restores }: SampleRecord) {
  const all = await listSeededRows(db, maxSampleRows + 1);
  const existing = all.filter(({ action }) => action !== 'delete');
  const isUntouched = ({ seq, made }: SeededRow) =>
    seq === made || restores.some(({ first, last }) => seq >= first && seq <= last);
  return {
    untouched: existing.filter(isUntouched),
    changed: existing.filter((row) => !isUntouched(row)),
    isTooLarge: all.length > maxSampleRows,
  };
}

/** Removes lists from the end, so that a restore, which runs in reverse, can use the same positions. */
const inRemovalOrder = (rows: readonly SeededRow[]) =>
  sampleKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).toReversed());

const versionOf = (rows: readonly Key[]) =>
  createHash('sha256').update(rows.map(keyOf).toSorted().join()).digest('base64url');

async function namesOf(db: Kysely<Database>, rows: readonly Key[]) {
  const names = new Map<string, string>();
  for (const kind of sampleKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const { id, name } of await listNames(db, kind, [...new Set(ids)])) {
      names.set(keyOf({ kind, id }), name);
    }
  }
  return ({ kind, id }: { kind: SampleKind; id: number }): SampleRow => ({
    kind,
    id,
    name: names.get(keyOf({ kind, id })) ?? `#${id}`,
  });
}
