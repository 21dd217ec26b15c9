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

type SampleTerms = SampleCatalogue['promoCodes'][number]['terms'];

/**
 * Writes through the resources, like an editor, so that each row is validated and logged. What products refer to
 * comes first, then products, because the others refer to them by id.
 */
export async function writeCatalogue(
  catalogue: SampleCatalogue,
  images: ReadonlyMap<string, string>,
  now: Date,
  writer: Writer,
): Promise<void> {
  const clock = wallClock(await findTimeZone(writer.db));
  const endOfDay = (daysLeft: number) =>
    `${clock.format(now.getTime() + daysLeft * day).slice(0, 10)} 23:59:00`;
  const today = clock.format(now).slice(0, 10);
  const checked = ({ checked_days_ago, ...terms }: SampleTerms) => ({
    ...terms,
    last_verified_at: dayBefore(today, checked_days_ago),
  });
  const { items } = await listCategories(writer.db, { offset: 0 });
  const categoryIds = new Map(items.map(({ slug, id }) => [slug, id]));
  const regulatorIds = new Map<string, number>();
  const methodIds = new Map<string, number>();
  const providerIds = new Map<string, number>();
  const productIds = new Map<string, number>();
  const bonusIds = new Map<string, number>();
  const promoCodeIds = new Map<string, number>();

  const image = (path: string) => known(images, path);
  const categoryId = (slug: string) => known(categoryIds, slug);
  const productId = (key: string) => known(productIds, key);
  const optionalProductId = (key: string | null) => (key === null ? null : productId(key));

  for (const { key, ...regulator } of catalogue.regulators) {
    const { id } = await regulatorResource.create(writer, regulator);
    regulatorIds.set(key, id);
  }
  for (const { key, ...method } of catalogue.paymentMethods) {
    const { id } = await paymentMethodResource.create(writer, method);
    methodIds.set(key, id);
  }
  for (const { key, ...provider } of catalogue.providers) {
    const { id } = await providerResource.create(writer, provider);
    providerIds.set(key, id);
  }

  const factsOf = (product: string) => {
    const found = catalogue.facts.get(product);
    if (!found) return noFacts;
    const { checked_days_ago, providers, licences, payments, ...facts } = found;
    const verified_on = dayBefore(today, checked_days_ago);
    const checkedAt = (own: string | null) => ({
      source_url: own ?? facts.source_url,
      verified_on,
    });
    return {
      ...facts,
      verified_on,
      provider_ids: providers.map((key) => known(providerIds, key)),
      licences: licences.map(({ regulator, ...licence }, index) => ({
        ...licence,
        id: index + 1,
        regulator_id: known(regulatorIds, regulator),
        ...checkedAt(licence.source_url),
      })),
      payments: payments.map(({ method, ...payment }) => ({
        ...payment,
        method_id: known(methodIds, method),
        ...checkedAt(payment.source_url),
      })),
    };
  };

  for (const { key, categories, images: names, ...facts } of catalogue.products) {
    const { id } = await productResource.create(writer, {
      ...facts,
      facts: factsOf(key),
      categories: categories.map(categoryId),
      icon_url: image(`product/${key}/logo`),
      images: names.map((name, index) => ({
        image_url: image(`product/${key}/${name}`),
        sort_order: index + 1,
      })),
    });
    productIds.set(key, id);
  }

  const promotion = (
    entity: string,
    { key, categories, product, ...facts }: SampleCatalogue['banners'][number],
  ) => ({
    ...facts,
    categories: categories.map(categoryId),
    product_id: optionalProductId(product),
    image_url: image(`${entity}/${key}`),
  });
  for (const banner of catalogue.banners) {
    await bannerResource.create(writer, promotion('banner', banner));
  }
  for (const bonus of catalogue.exclusiveBonuses) {
    const { id } = await exclusiveBonusResource.create(writer, {
      ...promotion('exclusive-bonus', bonus),
      terms: checked(bonus.terms),
    });
    bonusIds.set(bonus.key, id);
  }

  for (const { category, market_code, products } of catalogue.topLists) {
    for (const product of products) {
      await topListEntryResource.create(writer, {
        product_id: productId(product),
        market_code,
        category_id: categoryId(category),
        is_paid: 0,
        starts_at: null,
        ends_at: null,
      });
    }
  }

  const popular = catalogue.topLists.flatMap(({ products }) => products.slice(0, 4));
  await writeExampleClicks(writer.db, {
    last_day: dayBefore(today, 1),
    product_ids: [...new Set(popular)].map(productId),
  });

  for (const { key, product, days_left, terms, votes, ...facts } of catalogue.promoCodes) {
    const { id, code } = await promoCodeResource.create(writer, {
      ...facts,
      terms: checked(terms),
      expires_at: days_left === null ? null : endOfDay(days_left),
      image_vertical_url: image(`promo-code/${key}/vertical`),
      image_horizontal_url: image(`promo-code/${key}/horizontal`),
      product_id: optionalProductId(product),
    });
    promoCodeIds.set(key, id);
    if (votes) await addVotes(writer.db, { promo_code_id: id, day: today, code }, votes);
  }

  const withIds = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (name, value) => {
      if (name === 'bonus_id') return known(bonusIds, value);
      return name === 'promo_code_id' ? known(promoCodeIds, value) : value;
    });
  for (const { key, ...texts } of catalogue.guides) {
    const i18n = inEachLanguage((language) => {
      const written = texts[language];
      if (!written) return undefined;
      return { ...written, body: withIds(written.body), publish_at: clock.format(now) };
    });
    await contentPageResource.create(
      writer,
      contentPageDraft.parse({ kind: 'guide', slug: key, i18n }),
    );
  }
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The sample catalogue has no ${name}.`);
  return value;
}
