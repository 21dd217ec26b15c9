import type { Kysely, Transaction } from 'kysely';
import type {
  ExclusiveBonus,
  ExclusiveBonusDraft,
  ExclusiveBonusQuery,
} from '#contract/catalogue/exclusive-bonus.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { ListSlice } from '#contract/list.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import type { Reference } from '../../sql/missing-reference.ts';
import { termsColumns } from '../../sql/offer-terms.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';
import { inSlices } from '../../time-slice.ts';
import { findPartners, withoutSlug } from './card/offer-partner.ts';
import { findOfferTerms } from './offer-terms.ts';
import { type Promotion, promotionRepository } from './promotion.ts';
import { withSeenState } from './seen-terms.ts';

/** A bonus gets its icon, rating and referral link from the product. */
async function withProducts(db: Kysely<Database>, bonuses: Promotion[]): Promise<ExclusiveBonus[]> {
  const products = await findPartners(db, bonuses);
  const terms = await findOfferTerms(db, 'exclusive_bonus', bonuses);
  return bonuses.map((bonus) => ({
    ...bonus,
    product: withoutSlug(products.get(bonus.product_id ?? 0)),
    terms: terms(bonus.id),
  }));
}

const promotions = promotionRepository('exclusive_bonus');

export const exclusiveBonusRepository = {
  ...promotions,

  async list(db: Kysely<Database>, query: ExclusiveBonusQuery): Promise<ListSlice<ExclusiveBonus>> {
    const { items, total } = await promotions.list(db, query);
    return { items: await withProducts(db, items), total };
  },

  async find(db: Kysely<Database>, id: number): Promise<ExclusiveBonus | undefined> {
    const bonus = await promotions.find(db, id);
    return bonus && (await withProducts(db, [bonus])).at(0);
  },

  async insert(
    trx: Transaction<Database>,
    { terms, ...draft }: ExclusiveBonusDraft,
    ownId?: number,
  ): Promise<number> {
    const id = await promotions.insert(trx, draft, ownId);
    await writeTerms(trx, id, terms);
    return id;
  },

  async update(
    trx: Transaction<Database>,
    id: number,
    { terms, ...draft }: ExclusiveBonusDraft,
  ): Promise<void> {
    await withSeenState(trx, 'exclusive_bonus', id, async () => {
      await promotions.update(trx, id, draft);
      await writeTerms(trx, id, terms);
    });
  },

  without: ({ terms, ...draft }: ExclusiveBonusDraft, missing: readonly Reference[]) => ({
    ...promotions.without(draft, missing),
    terms,
  }),
};

const writeTerms = (trx: Transaction<Database>, id: number, terms: OfferTerms) =>
  trx.updateTable('exclusive_bonus').set(termsColumns(terms)).where('id', '=', id).execute();

export async function reorderExclusiveBonuses(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  for await (const [index, id] of inSlices(ids.entries())) {
    await placeBonus(trx, { id, sort_order: index + 1 });
  }
}

const placeBonus = prepared((trx, { id, sort_order }: Pick<Promotion, 'id' | 'sort_order'>) =>
  trx.updateTable('exclusive_bonus').set({ sort_order }).where('id', '=', id),
);

/** Lists the starts of scheduled bonuses, in seconds. */
export const listBonusStarts = (db: Kysely<Database>, ids: readonly number[]) =>
  readInOrder(ids, (chunk) =>
    db
      .selectFrom('exclusive_bonus')
      .select((eb) => ['id', eb.ref('live_from').$notNull().as('live_from')])
      .where('id', 'in', chunk)
      .where('live_from', 'is not', null)
      .execute(),
  );

export const listBonusSortOrders = (db: Kysely<Database>) =>
  db.selectFrom('exclusive_bonus').select(['id', 'sort_order']).orderBy('id').execute();
