/**
 * Reads the sample catalogue, which has a file of facts per entity, and a file of translations per language with the
 * same keys. Validated by the contract's schemas, so that editors could have saved all of it.
 */
import { z } from 'zod';
import { bannerDraft, bannerFields } from '#contract/catalogue/banner.ts';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productFacts } from '#contract/catalogue/fact/product-facts.ts';
import { productFields } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { offerTerms, offerTermsText } from '#contract/catalogue/terms/offer-terms.ts';
import { termsNumbersFields } from '#contract/catalogue/terms/terms-numbers.ts';
import { paymentMethodDraft } from '#contract/catalogue/vocabulary/payment-method.ts';
import { providerDraft } from '#contract/catalogue/vocabulary/provider.ts';
import { regulatorDraft } from '#contract/catalogue/vocabulary/regulator.ts';
import { inEachLanguage } from '#contract/language.ts';
import { marketCode } from '#contract/site/market-schema.ts';
import { translations } from '#contract/translation.ts';
import { projectFile } from '../../db/project-file.ts';
import { readData, readFacts, readTexts } from './read-data-file.ts';

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

const guideTexts = z.strictObject({ title: z.string(), excerpt: z.string(), body: z.unknown() });
const guideFacts = z.strictObject({
  ...inEachLanguage(() => guideTexts.optional()),
  en: guideTexts,
});

const termsTexts = offerTerms.unwrap().shape.i18n;
const bonusTexts = exclusiveBonusDraft.shape.i18n;
const bonusText = bonusTexts.unwrap().shape;
const bonusTextsWithTerms = translations(
  bonusText.en.unwrap().extend(offerTermsText.shape).prefault({}),
  bonusText.tr.unwrap().extend(offerTermsText.shape).prefault({}),
).prefault({});

const fields = productFacts.unwrap().shape;
const { id: _id, regulator_id: _regulator, ...licence } = fields.licences.unwrap().element.shape;
const { method_id: _method, ...payment } = fields.payments.unwrap().element.shape;

/** Facts refer to other items by key. The day of their last check is relative, like that of the terms. */
const partnerFacts = productFacts
  .unwrap()
  .omit({ provider_ids: true, verified_on: true })
  .extend({
    licences: z.array(z.strictObject({ ...licence, regulator: z.string() })),
    payments: z.array(z.strictObject({ ...payment, method: z.string() })),
    providers: z.array(z.string()).default([]),
    checked_days_ago: z.int().min(0),
  })
  .strict();

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

  return {
    regulators: readFacts(folder, 'vocabulary/regulator.json', regulatorDraft.strict()),
    paymentMethods: readFacts(
      folder,
      'vocabulary/payment-method.json',
      paymentMethodDraft.strict(),
    ),
    providers: readFacts(folder, 'vocabulary/provider.json', providerDraft.strict()),
    products,
    facts: new Map(
      readFacts(folder, 'product-fact.json', partnerFacts).map(({ key, ...facts }) => [key, facts]),
    ),
    banners: withTexts('banner', promotionFacts, bannerDraft.shape.i18n),
    exclusiveBonuses: withTexts(
      'exclusive-bonus',
      promotionFacts.extend({ terms: termsFacts }),
      bonusTextsWithTerms,
    ).map(({ terms, i18n, ...bonus }) => ({
      ...bonus,
      terms: { ...terms, i18n: termsTexts.parse(i18n) },
      i18n: bonusTexts.parse(i18n),
    })),
    // Cards in a guide refer to their bonuses and codes by key instead of id.
    guides: readFacts(folder, 'guide.json', guideFacts),
    topLists: readData(folder, 'top-list.json', z.array(topList)),
    promoCodes: withTexts('promo-code', promoCodeFacts, termsTexts).map(
      ({ terms, i18n, ...code }) => ({ ...code, terms: { ...terms, i18n } }),
    ),
  };
}
