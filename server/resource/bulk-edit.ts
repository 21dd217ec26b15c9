/** Edits the same fields of many rows, all or none. A dry run is the same write, taken back. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type BulkResult, maxBulkRows } from '#contract/catalogue/bulk.ts';
import {
  type BulkDifference,
  type ChangedRow,
  maxShownChanges,
} from '#contract/catalogue/bulk-edit.ts';
import type { BulkInput, BulkKind } from '#contract/catalogue/bulk-input.ts';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import type { Paging } from '#contract/list.ts';
import { discarded } from '../../db/discarded-write.ts';
import { findToday } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import type { Search } from '../../search-index/open-search-engine.ts';
import { AppError, badInput, fieldErrors } from '../errors.ts';
import { editedDraft } from './edited-draft.ts';
import { fieldChanges, shortened, type WholeChange } from './field-changes.ts';
import type { Reader, Resource, Schemas, Writer } from './resource.ts';
import { asRowError } from './row-error.ts';

type Edit<Kind extends BulkKind> = Extract<BulkInput<Kind>, { action: 'edit' }>;
type Draft<Entity extends Schemas> = z.output<Entity['draft']>;

export type Editable<Entity extends Schemas> = Pick<
  Resource<Entity>,
  'schemas' | 'get' | 'update'
> & {
  kind: BulkKind;
  list: (
    reader: Reader,
    query: z.output<Entity['query']>,
  ) => Promise<{ items: unknown[]; total: number }>;
  /** For kinds with facts or terms that editors check. */
  markChecked?: (draft: Draft<Entity>, today: string) => Draft<Entity>;
};

export const bulkEditOf =
  <Entity extends Schemas>(entity: Editable<Entity>) =>
  ({ db, ...writer }: Writer, search: Search, edit: Edit<BulkKind>): Promise<BulkResult> =>
    inLongTransaction(db, async (trx) => {
      const ids = edit.ids ?? (await matchingIds(entity, { db: trx, search }, edit));
      const write = (trx: Transaction<Database>) =>
        editRows(entity, { ...writer, db: trx }, ids, edit);
      const difference = edit.dry_run ? await discarded(trx, write) : await write(trx);
      const isSeen = edit.version === undefined || edit.version === difference.version;
      if (!isSeen) throw changedSinceSeen();
      return { changed: difference.rows.length, difference };
    });

async function matchingIds<Entity extends Schemas>(
  entity: Editable<Entity>,
  reader: Reader,
  { query }: Edit<BulkKind>,
): Promise<number[]> {
  const paging: Paging = { limit: maxBulkRows, offset: 0 };
  const { items, total } = await entity.list(reader, { ...query, ...paging } as never);
  if (total > maxBulkRows) {
    throw badInput([{ path: 'all', message: `More than ${maxBulkRows} items match` }]);
  }
  return (items as { id: number }[]).map(({ id }) => id);
}

async function editRows<Entity extends Schemas>(
  entity: Editable<Entity>,
  writer: Writer & { db: Transaction<Database> },
  ids: readonly number[],
  { edits }: Edit<BulkKind>,
): Promise<BulkDifference> {
  const today = await findToday(writer.db);
  const schema: Entity['draft'] = entity.schemas.draft;
  const rows: ChangedRow[] = [];
  const version = createHash('sha256');
  for await (const [index, id] of inSlices(ids.entries())) {
    try {
      const current = await entity.get(writer.db, id);
      const before = parsed(schema, current);
      const edited = editedDraft(before, edits, { today, markChecked: entity.markChecked });
      const draft = parsed(schema, edited);
      if (fieldChanges(before, draft).length === 0) continue;
      const whole = await entity.update(writer, id, draft);
      const changes = fieldChanges(before, parsed(schema, whole));
      const name = nameInState[entity.kind].safeParse(current).data ?? null;
      version.update(JSON.stringify([id, changes]));
      rows.push({ id, name, ...shownChanges(changes) });
    } catch (error) {
      throw asRowError(error, index);
    }
  }
  return { rows, version: version.digest('base64url') };
}

function parsed<Schema extends Schemas['draft']>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw badInput(fieldErrors(error.issues));
  return data as z.output<Schema>;
}

const shownChanges = (changes: WholeChange[]) => ({
  changes: changes.slice(0, maxShownChanges).map(shortened),
  more: Math.max(0, changes.length - maxShownChanges),
});

function changedSinceSeen() {
  const message = 'Someone else changed these items after you opened them';
  return new AppError('conflict', `${message}.`, { errors: [{ path: 'version', message }] });
}
