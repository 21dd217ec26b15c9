import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { contentPageDraft } from '#contract/content/content-page.ts';
import { inEachLanguage } from '#contract/language.ts';
import { day, dayBefore, wallClock } from '#contract/wall-clock.ts';
import { listCategories } from '../../db/repositories/catalogue/category.ts';
import { findTimeZone } from '../../db/repositories/site/setting.ts';
import { addVotes } from '../../db/repositories/visitor/promo-code-vote.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { writeExampleClicks } from '../partner/click/report/example-click.ts';
import type { Writer } from '../resource/resource.ts';
import type { SampleCatalogue } from './read-catalogue.ts';

type Ids = ReadonlyMap<string, number>;
type SampleFacts = SampleCatalogue['facts'];
type SampleGuide = SampleCatalogue['guides'][number];
type SamplePromotion = SampleCatalogue['banners'][number];
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
  const products = await insertProducts(catalogue, { images, categories, today, writer });

  const promotion = promotionDraft({ images, categories, products });
  await insertAll(catalogue.banners, (banner) =>
    bannerResource.create(writer, promotion('banner', banner)),
  );
  const bonuses = await insertAll(catalogue.exclusiveBonuses, (bonus) =>
    exclusiveBonusResource.create(writer, {
      ...promotion('exclusive-bonus', bonus),
      terms: checkedTerms(bonus.terms, today),
    }),
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

  const draftOf = guideDraft({ bonuses, promoCodes, publish_at: clock.format(now) });
  await insertAll(catalogue.guides, (guide) => contentPageResource.create(writer, draftOf(guide)));
}

/** Inserts the entries in order, and returns their ids by key. */
async function insertAll<Entry extends { key: string }>(
  entries: readonly Entry[],
  insert: (entry: Entry) => Promise<{ id: number }>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const entry of entries) ids.set(entry.key, (await insert(entry)).id);
  return ids;
}

type Writing = {
  images: ReadonlyMap<string, string>;
  categories: Ids;
  products: Ids;
  today: string;
  writer: Writer;
};

async function insertProducts(
  { regulators, paymentMethods, providers, facts, products }: SampleCatalogue,
  { images, categories, today, writer }: Omit<Writing, 'products'>,
): Promise<Ids> {
  const factsOf = productFacts(facts, today, {
    regulators: await insertAll(regulators, ({ key: _, ...regulator }) =>
      regulatorResource.create(writer, regulator),
    ),
    methods: await insertAll(paymentMethods, ({ key: _, ...method }) =>
      paymentMethodResource.create(writer, method),
    ),
    providers: await insertAll(providers, ({ key: _, ...provider }) =>
      providerResource.create(writer, provider),
    ),
  });
  return insertAll(products, ({ key, categories: slugs, images: names, ...product }) =>
    productResource.create(writer, {
      ...product,
      facts: factsOf(key),
      categories: slugs.map((slug) => known(categories, slug)),
      icon_url: known(images, `product/${key}/logo`),
      images: names.map((name, index) => ({
        image_url: known(images, `product/${key}/${name}`),
        sort_order: index + 1,
      })),
    }),
  );
}

const productFacts =
  (facts: SampleFacts, today: string, ids: Record<'regulators' | 'methods' | 'providers', Ids>) =>
  (product: string) => {
    const found = facts.get(product);
    if (!found) return noFacts;
    const { checked_days_ago, providers, licences, payments, ...others } = found;
    const verified_on = dayBefore(today, checked_days_ago);
    const checkedAt = (own: string | null) => ({
      source_url: own ?? others.source_url,
      verified_on,
    });
    return {
      ...others,
      verified_on,
      provider_ids: providers.map((key) => known(ids.providers, key)),
      licences: licences.map(({ regulator, ...licence }, index) => ({
        ...licence,
        id: index + 1,
        regulator_id: known(ids.regulators, regulator),
        ...checkedAt(licence.source_url),
      })),
      payments: payments.map(({ method, ...payment }) => ({
        ...payment,
        method_id: known(ids.methods, method),
        ...checkedAt(payment.source_url),
      })),
    };
  };

const promotionDraft =
  ({ images, ...ids }: Pick<Writing, 'images' | 'categories' | 'products'>) =>
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

async function insertTopLists(
  { topLists }: SampleCatalogue,
  { categories, products: ids, today, writer }: Omit<Writing, 'images'>,
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

const guideDraft =
  (given: { bonuses: Ids; promoCodes: Ids; publish_at: string }) =>
  ({ key, ...texts }: SampleGuide) => {
    const withIds = (body: unknown): unknown =>
      JSON.parse(JSON.stringify(body), (name, value) => {
        if (name === 'bonus_id') return known(given.bonuses, value);
        return name === 'promo_code_id' ? known(given.promoCodes, value) : value;
      });
    const i18n = inEachLanguage((language) => {
      const written = texts[language];
      if (!written) return undefined;
      return { ...written, body: withIds(written.body), publish_at: given.publish_at };
    });
    return contentPageDraft.parse({ kind: 'guide', slug: key, i18n });
  };

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The sample catalogue has no ${name}.`);
  return value;
}
