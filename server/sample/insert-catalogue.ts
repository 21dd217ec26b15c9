import { offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { seenTerms } from '#contract/catalogue/terms/seen-terms.ts';
import { day, dayBefore, wallClock } from '#contract/wall-clock.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { writeSeenStates } from '../../db/repositories/catalogue/seen-terms.ts';
import { findTimeZone } from '../../db/repositories/site/setting.ts';
import { addVotes } from '../../db/repositories/visitor/promo-code-vote.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { writeExampleClicks } from '../partner/click/report/example-click.ts';
import type { Writer } from '../resource/resource.ts';
import { insertPages } from './insert-pages.ts';
import { insertAll, insertPartners } from './insert-partners.ts';
import { type Ids, known } from './known-id.ts';
import { seedMoney } from './money/remove-money.ts';
import type { SampleCatalogue } from './read-catalogue.ts';

type SamplePromotion = SampleCatalogue['banners'][number];
type SampleBonus = SampleCatalogue['exclusiveBonuses'][number];
type SampleTerms = SampleCatalogue['promoCodes'][number]['terms'];

/**
 * Writes through the resources, like an editor, so that each row is validated and logged. Starts with the items that
 * products refer to, then the products, because all other items refer to products by id.
 */
export async function writeCatalogue(
  catalogue: SampleCatalogue,
  images: ReadonlyMap<string, string>,
  now: Date,
  writer: Writer,
): Promise<void> {
  const clock = wallClock(await findTimeZone(writer.db));
  const today = clock.format(now).slice(0, 10);
  const { items } = await listCategories(writer.db, { offset: 0 });
  const categories = new Map(items.map(({ slug, id }) => [slug, id]));
  const partners = await insertPartners(catalogue, { images, categories, today, writer });
  const { products, regulators, methods } = partners;

  const promotion = promotionDraft({ images, categories, products });
  await insertAll(catalogue.banners, (banner) =>
    bannerResource.create(writer, promotion('banner', banner)),
  );
  const bonuses = await insertAll(
    catalogue.exclusiveBonuses,
    async ({ terms: given, earlier, ...bonus }) => {
      const terms = checkedTerms(given, today);
      const draft = { ...promotion('exclusive-bonus', bonus), terms };
      const created = await exclusiveBonusResource.create(writer, draft);
      if (earlier.length > 0) await writeEarlierTerms(created, { earlier, today, writer });
      return created;
    },
  );
  await insertTopLists(catalogue, { categories, products, today, writer });

  const promoCodes = await insertAll(catalogue.promoCodes, async (given) => {
    const { key, product, days_left, terms, votes, ...facts } = given;
    const lastDay = clock.format(now.getTime() + (days_left ?? 0) * day).slice(0, 10);
    const created = await promoCodeResource.create(writer, {
      ...facts,
      terms: checkedTerms(terms, today),
      expires_at: days_left === null ? null : `${lastDay} 23:59:00`,
      image_vertical_url: known(images, `promo-code/${key}/vertical`),
      image_horizontal_url: known(images, `promo-code/${key}/horizontal`),
      product_id: product === null ? null : known(products, product),
    });
    const { id: promo_code_id, code } = created;
    if (votes) await addVotes(writer.db, { promo_code_id, day: today, code }, votes);
    return created;
  });

  await insertPages(catalogue.pages, {
    ...{ bonuses, promoCodes, products },
    filters: new Map([...methods, ...regulators]),
    publish_at: clock.format(now),
    writer,
  });
  await insertProgrammes(catalogue, { products, today, writer });
}

async function insertProgrammes(
  { programmes }: SampleCatalogue,
  { products: ids, today, writer }: { products: Ids; today: string; writer: Writer },
) {
  const keys = programmes.flatMap(({ products }) => products);
  const products = Object.fromEntries(keys.map((key) => [key, known(ids, key)]));
  await inTransaction(writer.db, (trx) => seedMoney(trx, programmes, { today, products }));
}

const promotionDraft =
  ({ images, ...ids }: { images: ReadonlyMap<string, string>; categories: Ids; products: Ids }) =>
  (entity: string, { key, categories, product, ...facts }: SamplePromotion) => ({
    ...facts,
    categories: categories.map((slug) => known(ids.categories, slug)),
    product_id: product === null ? null : known(ids.products, product),
    image_url: known(images, `${entity}/${key}`),
  });

const checkedTerms = ({ checked_days_ago, ...terms }: SampleTerms, today: string) => ({
  ...terms,
  last_verified_at: dayBefore(today, checked_days_ago),
});

type Created = Awaited<ReturnType<typeof exclusiveBonusResource.create>>;

/** Makes the terms of an offer look as if visitors had seen them change. */
async function writeEarlierTerms(
  { id, terms }: Created,
  { earlier, today, writer }: Pick<SampleBonus, 'earlier'> & { today: string; writer: Writer },
) {
  const states = earlier.map(({ days_ago, numbers, ...texts }) => {
    const on = dayBefore(today, days_ago);
    const then = offerTerms.parse({
      ...terms,
      ...texts,
      numbers: { ...terms.numbers, ...numbers },
    });
    return { at: Date.parse(on), on, terms: seenTerms(then, null) };
  });
  await inTransaction(writer.db, (trx) => writeSeenStates(trx, 'exclusive_bonus', id, states));
}

async function insertTopLists(
  { topLists }: SampleCatalogue,
  {
    categories,
    products: ids,
    today,
    writer,
  }: { categories: Ids; products: Ids; today: string; writer: Writer },
) {
  for (const { category, market_code, products } of topLists) {
    for (const product of products) {
      await topListEntryResource.create(writer, {
        product_id: known(ids, product),
        market_code,
        category_id: known(categories, category),
        is_paid: 0,
        starts_at: null,
        ends_at: null,
      });
    }
  }
  const popular = topLists.flatMap(({ products }) => products.slice(0, 4));
  await writeExampleClicks(writer.db, {
    last_day: dayBefore(today, 1),
    product_ids: [...new Set(popular)].map((product) => known(ids, product)),
  });
}
