import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { Deal, DealDraft } from '#contract/money/deal.ts';
import { countRows, noLimit } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

type Stored = Selectable<Database['deal']>;

const dealOf = ({ from_day, to_day, terms, ...row }: Stored): Deal => ({
  ...JSON.parse(terms),
  ...row,
  from: from_day,
  to: to_day,
});

const rowOf = (draft: DealDraft) => {
  const { programme_id, product_id, market_code, kind, currency, from, to, document_id } = draft;
  const columns = { programme_id, product_id, market_code, kind, currency, document_id };
  const terms = Object.entries(draft).filter(
    ([name]) => !(name in columns) && !['from', 'to', 'reason'].includes(name),
  );
  return {
    ...columns,
    from_day: from,
    to_day: to,
    terms: JSON.stringify(Object.fromEntries(terms)),
  };
};

type DealFilter = Paging & { programme_id?: number | undefined };

type Deals<Row> = SelectQueryBuilder<Database, 'deal', Row>;
const ofProgramme = <Row>(deals: Deals<Row>, { programme_id }: DealFilter): Deals<Row> =>
  programme_id === undefined ? deals : deals.where('programme_id', '=', programme_id);

/** Newest first. */
export async function listDeals(
  db: Kysely<Database>,
  filter: DealFilter,
): Promise<ListSlice<Deal>> {
  const stored = await ofProgramme(db.selectFrom('deal').selectAll(), filter)
    .orderBy('from_day', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? noLimit)
    .offset(filter.offset)
    .execute();
  const total = await countRows(ofProgramme(db.selectFrom('deal'), filter));
  return { items: stored.map(dealOf), total };
}

export async function findDeal(db: Kysely<Database>, id: number): Promise<Deal | undefined> {
  const stored = await db.selectFrom('deal').selectAll().where('id', '=', id).executeTakeFirst();
  return stored && dealOf(stored);
}

export async function insertDeal(
  trx: Transaction<Database>,
  draft: DealDraft,
  ownId?: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('deal')
    .values({ id: ownId, ...rowOf(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDeal(
  trx: Transaction<Database>,
  id: number,
  draft: DealDraft,
): Promise<void> {
  await trx.updateTable('deal').set(rowOf(draft)).where('id', '=', id).execute();
}

export async function deleteDeal(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('deal').where('id', '=', id).execute();
}

/** A deal for the same product and market with a day in common. */
export const findOverlappingDeal = (
  db: Kysely<Database>,
  { programme_id, product_id, market_code, from, to }: DealDraft,
  ownId: number | undefined,
): Promise<{ id: number; from_day: string } | undefined> =>
  db
    .selectFrom('deal')
    .select(['id', 'from_day'])
    .where('programme_id', '=', programme_id)
    .where('product_id', product_id === null ? 'is' : '=', product_id)
    .where('market_code', market_code === null ? 'is' : '=', market_code)
    .where('from_day', '<=', to ?? '9999-12-31')
    .where(({ eb, or }) => or([eb('to_day', 'is', null), eb('to_day', '>=', from)]))
    .where('id', '!=', ownId ?? 0)
    .limit(1)
    .executeTakeFirst();

/** Returns true if any deal of the programme overlaps these days. */
export const hasOtherDeal = async (
  db: Kysely<Database>,
  { programme_id, from, to }: DealDraft,
): Promise<boolean> => {
  const row = await db
    .selectFrom('deal')
    .select('id')
    .where('programme_id', '=', programme_id)
    .where('from_day', '<=', to ?? '9999-12-31')
    .where(({ eb, or }) => or([eb('to_day', 'is', null), eb('to_day', '>=', from)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
