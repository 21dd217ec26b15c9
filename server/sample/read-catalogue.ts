/**
 * Reads the sample catalogue, which has a file of facts per entity, and a file of translations per language with the
 * same keys. Validated by the contract's schemas, so that editors could have saved all of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bannerDraft, bannerFields } from '#contract/catalogue/banner.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productFields } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { offerTerms, offerTermsText } from '#contract/catalogue/terms/offer-terms.ts';
import { termsNumbersFields } from '#contract/catalogue/terms/terms-numbers.ts';
import { paymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import { providerDraft } from '#contract/catalogue/vocabulary/provider.ts';
import { regulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import { type Language, languages } from '#contract/language.ts';
import { marketCode } from '#contract/site/market-schema.ts';
import { translations } from '#contract/translation.ts';
import { projectFile } from '../../db/project-file.ts';
import { sampleProgramme } from './money/sample-programme.ts';
import { sampleFacts } from './read-facts.ts';
import { earlierTerms, sampleMarket, samplePage, sampleScore } from './sample-entry.ts';

/** Reads the files of the sample catalogue. Errors contain the file and the location of the mistake. */
function readData<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const found = schema.safeParse(parseJson(file, readFileSync(join(folder, file), 'utf8')));
  if (found.success) return found.data;
  const mistakes = found.error.issues.map(
    ({ path, message }) => `${file}, ${path.join('.')}: ${message}`,
  );
  throw new Error(`The sample catalogue is invalid.\n${mistakes.join('\n')}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} of the sample catalogue is not valid JSON.`, { cause: error });
  }
}

/** Also used as image names. Must not be numeric, because JavaScript would then move it to the front. */
const key = z.string().regex(/^(?=.*[a-z])[a-z0-9-]+$/);

/** Returns the entries of a file in order, each with its key. */
function readFacts<Facts extends z.ZodType<object>>(folder: string, file: string, facts: Facts) {
  const entries = z.record(key, facts, {
    error: ({ code }) =>
      code === 'invalid_key' ? 'A key consists of a-z, 0-9 and hyphens' : undefined,
  });
  return Object.entries(readData(folder, file, entries)).map(([key, found]) => ({ ...found, key }));
}

type Texts = z.ZodPrefault<z.ZodObject<Record<Language, z.ZodPrefault<z.ZodObject>>>>;

/** Returns the translations of each key in all languages. A language without a file has none yet. */
function readTexts<I18n extends Texts>(
  folder: string,
  entity: string,
  keys: string[],
  i18n: I18n,
): (key: string) => z.output<I18n> {
  const inLanguage = (lang: Language) => {
    const file = `${entity}.${lang}.json`;
    const ofKey = i18n.unwrap().shape[lang].unwrap().strict().prefault({});
    const texts = z.strictObject(Object.fromEntries(keys.map((key) => [key, ofKey])));
    return existsSync(join(folder, file)) ? readData(folder, file, texts) : {};
  };
  const found = languages.map((lang) => [lang, inLanguage(lang)] as const);
  return (key) => i18n.parse(Object.fromEntries(found.map(([lang, texts]) => [lang, texts[key]])));
}

const categories = z.array(z.string()).min(1);

const sampleProduct = productFields
  .omit({ icon_url: true, i18n: true })
  .extend({ categories, images: z.array(z.string()).default([]) })
  .strict();

/** The day of the last check is relative, so that a new site's terms are never out of date. */
const termsFacts = offerTerms
  .unwrap()
  .omit({ last_verified_at: true, i18n: true })
  .extend({ numbers: termsNumbersFields.strict().prefault({}), checked_days_ago: z.int().min(0) })
  .strict();

const votes = z.strictObject({ worked: z.int().min(0), failed: z.int().min(0) });

const termsTexts = offerTerms.unwrap().shape.i18n;
const bonusTexts = exclusiveBonusDraft.shape.i18n;
const bonusText = bonusTexts.unwrap().shape;
const bonusTextsWithTerms = translations(
  bonusText.en.unwrap().extend(offerTermsText.shape).prefault({}),
  bonusText.tr.unwrap().extend(offerTermsText.shape).prefault({}),
).prefault({});

export type SampleCatalogue = ReturnType<typeof loadCatalogue>;

export function loadCatalogue(folder = projectFile('sample')) {
  const products = withTexts('product', sampleProduct, productFields.shape.i18n);
  const keys = new Set(products.map(({ key }) => key));
  const listedProduct = z.string().refine((key) => keys.has(key), 'Is not a key of product.json');
  const product = listedProduct.nullable().default(null);

  const promotionFacts = bannerFields
    .omit({ image_url: true, product_id: true, i18n: true })
    .extend({ categories, product })
    .strict();

  const promoCodeFacts = promoCodeDraft
    .omit({
      terms: true,
      expires_at: true,
      image_vertical_url: true,
      image_horizontal_url: true,
      product_id: true,
    })
    // Negative if the code has expired. Without it, the code never expires.
    .extend({
      product,
      days_left: z.int().nullable().default(null),
      terms: termsFacts,
      votes: votes.optional(),
    })
    .strict();

  const topList = z.strictObject({
    category: z.string(),
    market_code: marketCode,
    products: z.array(listedProduct),
  });

  function withTexts<Facts extends z.ZodObject, I18n extends Parameters<typeof readTexts>[3]>(
    entity: string,
    schema: Facts,
    i18n: I18n,
  ) {
    const facts = readFacts(folder, `${entity}.json`, schema);
    const textsOf = readTexts(
      folder,
      entity,
      facts.map(({ key }) => key),
      i18n,
    );
    return facts.map((entry) => ({ ...entry, i18n: textsOf(entry.key) }));
  }

  /** Facts that aren't given are those that most partners have. */
  function factsOfProducts() {
    const given = readFacts(folder, 'product-fact.json', sampleFacts);
    return new Map(
      given.map(({ key, ...facts }) => [
        key,
        { ...facts, source_url: facts.source_url ?? `https://${key}.example/about` },
      ]),
    );
  }

  return {
    regulators: readFacts(folder, 'vocabulary/regulator.json', regulatorDraft.strict()),
    paymentMethods: readFacts(
      folder,
      'vocabulary/payment-method.json',
      paymentMethodDraft.strict(),
    ),
    providers: readFacts(folder, 'vocabulary/provider.json', providerDraft.strict()),
    markets: readFacts(folder, 'market.json', sampleMarket),
    products,
    facts: factsOfProducts(),
    scores: new Map(
      readFacts(folder, 'product-score.json', sampleScore).map(({ key, ...score }) => [key, score]),
    ),
    banners: withTexts('banner', promotionFacts, bannerDraft.shape.i18n),
    exclusiveBonuses: withTexts(
      'exclusive-bonus',
      promotionFacts.extend({ terms: termsFacts, earlier: earlierTerms }),
      bonusTextsWithTerms,
    ).map(({ terms, i18n, ...bonus }) => ({
      ...bonus,
      terms: { ...terms, i18n: termsTexts.parse(i18n) },
      i18n: bonusTexts.parse(i18n),
    })),
    pages: readFacts(folder, 'content-page.json', samplePage(listedProduct)),
    programmes: readFacts(folder, 'money.json', sampleProgramme(listedProduct)),
    topLists: readData(folder, 'top-list.json', z.array(topList)),
    promoCodes: withTexts('promo-code', promoCodeFacts, termsTexts).map(
      ({ terms, i18n, ...code }) => ({ ...code, terms: { ...terms, i18n } }),
    ),
  };
}
