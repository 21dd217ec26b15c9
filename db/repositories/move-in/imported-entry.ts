/** Which entry here each item of an old site became, and in which state. */
import type { Kysely, Transaction } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

export type ImportedEntry = {
  guid: string;
  kind: ProposableKind;
  entity_id: number;
  /** The state that the release proposes. Null once it is published. */
  proposed: WrittenState | null;
  /** The last published state. */
  state: WrittenState | null;
  release_id: number | null;
};

const read = (json: string | null): WrittenState | null => json && JSON.parse(json);

export async function findImported(
  db: Kysely<Database>,
  source: string,
  guids: readonly string[],
): Promise<Map<string, ImportedEntry>> {
  const rows = await db
    .selectFrom('imported_entry')
    .select(['guid', 'kind', 'entity_id', 'proposed', 'state', 'release_id'])
    .where('source', '=', source)
    .where('guid', 'in', guids)
    .execute();
  return new Map(
    rows.map(({ proposed, state, ...row }) => [
      row.guid,
      { ...row, proposed: read(proposed), state: read(state) },
    ]),
  );
}

type Proposed = Pick<ImportedEntry, 'guid' | 'kind' | 'entity_id'> & {
  proposed: WrittenState;
  release_id: number;
};

export async function saveProposed(
  trx: Transaction<Database>,
  source: string,
  { proposed, ...entry }: Proposed,
): Promise<void> {
  await saveEntry(trx, { ...entry, source, proposed: JSON.stringify(proposed) });
}

type Row = Omit<Proposed, 'proposed'> & { source: string; proposed: string };

/** Prepared, because an import may save tens of thousands. */
const saveEntry = prepared((trx, { source, guid, kind, entity_id, proposed, release_id }: Row) => {
  const changed = { kind, entity_id, proposed, release_id };
  return trx
    .insertInto('imported_entry')
    .values({ source, guid, ...changed })
    .onConflict((conflict) => conflict.columns(['source', 'guid']).doUpdateSet(changed));
});

/** Lists what a release proposes of an old site. */
export function listProposedEntries(
  db: Kysely<Database>,
  source: string,
  releaseId: number,
  kind?: ProposableKind,
) {
  const proposed = db
    .selectFrom('imported_entry')
    .select(['guid', 'kind', 'entity_id'])
    .where('source', '=', source)
    .where('release_id', '=', releaseId)
    .where('proposed', 'is not', null);
  return (kind ? proposed.where('kind', '=', kind) : proposed).execute();
}

export async function forgetProposed(
  trx: Transaction<Database>,
  source: string,
  guid: string,
): Promise<void> {
  await trx
    .updateTable('imported_entry')
    .set({ proposed: null, release_id: null })
    .where('source', '=', source)
    .where('guid', '=', guid)
    .execute();
}

export async function settleImported(trx: Transaction<Database>, releaseId: number) {
  await trx
    .updateTable('imported_entry')
    .set(({ ref }) => ({ former_state: ref('state'), state: ref('proposed'), proposed: null }))
    .where('release_id', '=', releaseId)
    .where('proposed', 'is not', null)
    .execute();
}

/** After an undo, the state before counts again. */
export async function unsettleImported(trx: Transaction<Database>, releaseId: number) {
  await trx
    .updateTable('imported_entry')
    .set(({ ref }) => ({ state: ref('former_state'), former_state: null }))
    .where('release_id', '=', releaseId)
    .execute();
}

/** Deletes entries that were never published and whose release is gone. */
export async function deleteUnpublishedEntries(trx: Transaction<Database>) {
  await trx
    .deleteFrom('imported_entry')
    .where('state', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release')
            .select('release.id')
            .whereRef('release.id', '=', 'imported_entry.release_id'),
        ),
      ),
    )
    .execute();
}
