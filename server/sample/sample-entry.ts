/** Entries of the sample that refer to other items by key, and to days by their distance from today. */
import { z } from 'zod';
import { productScore } from '#contract/catalogue/score/product-score.ts';
import { contentPage } from '#contract/content/content-page.ts';
import { inEachLanguage } from '#contract/language.ts';
import { market } from '#contract/site/market.ts';
import { marketRule } from '#contract/site/market-rule.ts';
import { newMarketCode } from '#contract/site/market-schema.ts';
import { criterionKeys } from './criterion-key.ts';

const daysAgo = z.int().min(0);

export const sampleMarket = market
  .pick({ parent_code: true, required_terms: true, i18n: true })
  .extend({
    code: newMarketCode,
    required_licences: z.array(z.string()),
    rules: z.array(
      marketRule.omit({ checked_on: true, from: true }).extend({ checked_days_ago: daysAgo }),
    ),
  })
  .strict();

const { points, source_url } = productScore.unwrap().shape.points.unwrap().element.shape;

export const sampleScore = z.strictObject({
  given_days_ago: daysAgo,
  points: z.partialRecord(
    z.enum(criterionKeys),
    z.strictObject({ points, source_url, en: z.string(), tr: z.string() }),
  ),
});

/**
 * Oldest first: how the terms differed from today's, and since when. The last entry is the day on which today's terms
 * came into force.
 */
export const earlierTerms = z
  .array(
    z.strictObject({
      days_ago: daysAgo,
      min_deposit: z.string().optional(),
      wagering: z.string().optional(),
      max_bet: z.string().optional(),
      numbers: z.record(z.string(), z.number()).default({}),
    }),
  )
  .default([]);

/** A paragraph, a heading after `## `, a list, or a card. */
const block = z.union([
  z.string(),
  z.array(z.string()),
  z.strictObject({ bonus: z.string() }),
  z.strictObject({ promo_code: z.string() }),
  z.strictObject({ partner: z.string() }),
  z.strictObject({ top_list: z.enum(['casino', 'bets']) }),
]);
export type SampleBlock = z.output<typeof block>;

const pageTexts = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  body: z.array(block),
});

export const samplePage = (listedProduct: z.ZodType<string>) =>
  z.strictObject({
    kind: contentPage.shape.kind,
    products: z.array(listedProduct).default([]),
    /** A filtered list, in which `{key}` is a payment method or a regulator. */
    partner_list: z.string().nullable().default(null),
    ...inEachLanguage(() => pageTexts),
  });
