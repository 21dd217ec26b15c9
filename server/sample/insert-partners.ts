/** Writes the partners of the sample, after the items that their facts, markets and points refer to. */
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { exampleCriteria } from '#contract/catalogue/score/example-criterion.ts';
import { noScore } from '#contract/catalogue/score/product-score.ts';
import { scoringDraft } from '#contract/catalogue/score/scoring.ts';
import { inEachLanguage } from '#contract/language.ts';
import { marketDraft } from '#contract/site/market.ts';
import { dayBefore } from '#contract/wall-clock.ts';
import { listMarkets } from '../../db/repositories/site/market.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { scoringResource } from '../catalogue/resource/scoring.ts';
import type { Writer } from '../resource/resource.ts';
import { marketResource } from '../site/market-resource.ts';
import { criterionKeys } from './criterion-key.ts';
import { type Ids, known } from './known-id.ts';
import type { SampleCatalogue } from './read-catalogue.ts';
import { marketsOf } from './read-facts.ts';

type Writing = {
  images: ReadonlyMap<string, string>;
  categories: Ids;
  today: string;
  writer: Writer;
};
type Vocabularies = Record<'regulators' | 'methods' | 'providers', Ids>;

/** Inserts the entries in order, and returns their ids by key. */
export async function insertAll<Entry extends { key: string }>(
  entries: readonly Entry[],
  insert: (entry: Entry) => Promise<{ id: number }>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const entry of entries) ids.set(entry.key, (await insert(entry)).id);
  return ids;
}

export async function insertPartners(catalogue: SampleCatalogue, writing: Writing) {
  const { writer, images, categories, today } = writing;
  const vocabularies = await insertVocabularies(catalogue, writer);
  const places = await insertMarkets(catalogue, vocabularies.regulators, writing);
  const scoreOf = await insertCriteria(catalogue, writing);
  const products = await insertAll(
    catalogue.products,
    ({ key, categories: slugs, images: names, score, markets, ...product }) => {
      const facts = catalogue.facts.get(key);
      return productResource.create(writer, {
        ...product,
        facts: facts ? factsDraft(facts, today, vocabularies) : noFacts,
        markets: facts ? marketsOf(facts, places, markets) : markets,
        score: { ...(score ?? noScore), points: scoreOf(key) },
        categories: slugs.map((slug) => known(categories, slug)),
        icon_url: known(images, `product/${key}/logo`),
        images: names.map((name, index) => ({
          image_url: known(images, `product/${key}/${name}`),
          sort_order: index + 1,
        })),
      });
    },
  );
  return { products, ...vocabularies };
}

async function insertVocabularies(
  { regulators, paymentMethods, providers }: SampleCatalogue,
  writer: Writer,
): Promise<Vocabularies> {
  return {
    regulators: await insertAll(regulators, ({ key: _, ...regulator }) =>
      regulatorResource.create(writer, regulator),
    ),
    methods: await insertAll(paymentMethods, ({ key: _, ...method }) =>
      paymentMethodResource.create(writer, method),
    ),
    providers: await insertAll(providers, ({ key: _, ...provider }) =>
      providerResource.create(writer, provider),
    ),
  };
}

/** Adds the invented regions below the markets of a new site, and returns all of them. */
async function insertMarkets(
  { markets }: SampleCatalogue,
  regulators: Ids,
  { today, writer }: Writing,
) {
  const { items } = await listMarkets(writer.db, { offset: 0 });
  for (const [index, { key: _, required_licences, rules, ...market }] of markets.entries()) {
    const draft = marketDraft.parse({
      ...market,
      required_licences: required_licences.map((key) => known(regulators, key)),
      rules: rules.map(({ checked_days_ago, ...rule }) => ({
        ...rule,
        checked_on: dayBefore(today, checked_days_ago),
      })),
      sort_order: items.length + index + 1,
    });
    await marketResource.create(writer, draft);
  }
  return [...items, ...markets];
}

/** Returns the points of a partner. */
const noReasons = inEachLanguage(() => ({ reason: null }));

async function insertCriteria({ scores }: SampleCatalogue, { categories, today, writer }: Writing) {
  const { criteria } = await scoringResource.create(
    writer,
    scoringDraft.parse({
      criteria: exampleCriteria.map(({ weights, ...i18n }) => ({
        i18n,
        weights: Object.entries(weights).map(([slug, weight]) => ({
          category_id: known(categories, slug),
          weight,
        })),
      })),
    }),
  );
  const ids = new Map(criteria.map(({ id }, index) => [criterionKeys[index] as string, id]));
  return (key: string) => {
    const { given_days_ago = 0, points = {} } = scores.get(key) ?? {};
    return Object.entries(points).map(([criterion, { en, tr, ...given }]) => ({
      ...given,
      criterion_id: known(ids, criterion),
      given_on: dayBefore(today, given_days_ago),
      i18n: { ...noReasons, en: { reason: en }, tr: { reason: tr } },
    }));
  };
}

type SampleFacts = SampleCatalogue['facts'] extends Map<string, infer Facts> ? Facts : never;

function factsDraft(
  { checked_days_ago, closed_in: _, providers, licences, payments, ...others }: SampleFacts,
  today: string,
  ids: Vocabularies,
) {
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
}
