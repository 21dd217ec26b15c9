import type { Transaction } from 'kysely';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';
import type { StoredProposal } from './proposal.ts';

const toRow = ({
  comments: _,
  id: __,
  ops,
  draft,
  author_keys,
  needs_approval,
  ...row
}: Omit<StoredProposal, 'id' | 'comments'> & Partial<StoredProposal>) => ({
  ...row,
  ops: JSON.stringify(ops),
  draft: draft === null ? null : JSON.stringify(draft),
  author_keys: JSON.stringify(author_keys),
  needs_approval: needs_approval ? (1 as const) : (0 as const),
});

const rowColumns = [
  'release_id',
  'kind',
  'entity_id',
  'action',
  'base_seq',
  'ops',
  'draft',
  'name',
  'state',
  'needs_approval',
  'author',
  'author_keys',
  'via',
  'reason',
  'decided_by',
  'decided_at',
  'proposed_at',
] as const;

type NewRow = ReturnType<typeof toRow>;

/** Prepared, because an import proposes tens of thousands. */
const insertRow = prepared((db, row: NewRow) =>
  db
    .insertInto('proposal')
    .values(Object.fromEntries(rowColumns.map((name) => [name, row[name]])) as NewRow)
    .returning('id'),
);

export async function insertProposal(
  trx: Transaction<Database>,
  added: Omit<StoredProposal, 'id' | 'comments' | 'proposed_at'>,
): Promise<StoredProposal> {
  const proposal = { ...added, proposed_at: new Date().toISOString() };
  const [{ id }] = (await insertRow(trx, toRow(proposal))) as [{ id: number }];
  return { ...proposal, id, comments: 0 };
}

export async function updateProposal(
  trx: Transaction<Database>,
  { id, ...changed }: StoredProposal,
): Promise<void> {
  await trx.updateTable('proposal').set(toRow(changed)).where('id', '=', id).execute();
}

export async function deleteProposal(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('proposal').where('id', '=', id).execute();
}

/** Every row is written again with its texts, which takes up to a millisecond. */
const writtenAtOnce = 10;

/** Ends the proposals of a release that was published. Refused ones stay as they are. */
export async function markPublished(
  trx: Transaction<Database>,
  proposals: readonly Pick<StoredProposal, 'id'>[],
): Promise<void> {
  const yieldTurn = timeSlices();
  for (let start = 0; start < proposals.length; start += writtenAtOnce) {
    const ids = proposals.slice(start, start + writtenAtOnce).map(({ id }) => id);
    await trx.updateTable('proposal').set({ state: 'published' }).where('id', 'in', ids).execute();
    await yieldTurn();
  }
}
