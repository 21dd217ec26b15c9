import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { type TermsField, termsFields } from '../catalogue/terms/terms-field.ts';
import { boundedText, id, lang, optionalTitle, requiredTitle, sortOrder } from '../field-schema.ts';
import { defaultLanguage, languages } from '../language.ts';
import { shortListPaging } from '../list.ts';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import { translations } from '../translation.ts';
import { countings } from './counting.ts';
import { helpline, helpTool, helpToolKinds, maxHelpEntries } from './help.ts';
import { hidingAll, marketRule, subjectEffects } from './market-rule.ts';
import { newMarketCode, storedMarketCode } from './market-schema.ts';

/** Checks only the format, because older versions stored unknown currencies. Writes are checked by the resource. */
const currencyCode = boundedText(3, 'Enter a currency code, such as USD').regex(
  /^[A-Z]{3}$/,
  'Must be a three-letter ISO 4217 code in capitals, such as USD',
);

const texts = z.object({
  name: optionalTitle,
  /** The name within a sentence: “in the United States”. */
  name_in_sentence: optionalTitle,
  disclosure: optionalTitle,
});
const english = texts.extend({ name: requiredTitle('Enter the name in English') });
const noTexts = {} as z.input<typeof english>;

const countryAge = 18;

const maxRules = 60;
const rules = boundedList(marketRule, maxRules, `Must have at most ${maxRules} items`).refine(
  (given) => new Set(given.map(({ subject, from }) => `${subject} ${from}`)).size === given.length,
  'Each subject can have only one rule per start date',
);

const requiredLicences = boundedList(id, 100, 'Must have at most 100 items').overwrite((ids) => [
  ...new Set(ids),
]);

const requiredTerms = boundedList(
  z.enum(termsFields),
  termsFields.length,
  `Must have at most ${termsFields.length} items`,
).overwrite((names) => [...new Set(names)] as TermsField[]);

/** The share of all bets that a kind of game pays back: 0.96 is 96%. */
const gameReturn = z
  .number()
  .min(0.5, { abort: true })
  .max(1, { abort: true })
  .refine((value) => value === Number(value.toFixed(4)), 'Must have at most four decimal places')
  .nullable()
  .default(null);
const rtp = z.object({ slots: gameReturn, table: gameReturn, live: gameReturn });

/** A region inherits these from its country unless it sets its own. */
const inherited = {
  minimum_age: z.int().min(16).max(30).nullable().default(null),
  currency: currencyCode.nullable().default(null),
  default_language: z.enum(languages).nullable().default(null),
  helplines: boundedList(
    helpline,
    maxHelpEntries,
    `Must have at most ${maxHelpEntries} helplines`,
  ).default([]),
  tools: boundedList(helpTool, maxHelpEntries, `Must have at most ${maxHelpEntries} items`)
    .default([])
    .meta({ description: 'Self-exclusion schemes, blocking software and bank blocks' }),
  rules: rules.default([]),
  required_licences: requiredLicences.default([]).meta({
    description: 'Partners need a valid licence of one of these regulators to be shown',
  }),
  max_wagering: z.number().min(0).max(200).nullable().default(null).meta({
    description: 'Offers with higher wagering, or with no wagering number, aren’t shown',
  }),
  required_terms: requiredTerms.default([]).meta({
    description: 'Offers are only shown once all of these are filled in',
  }),
  rtp: rtp.prefault({}).meta({
    description:
      'Average return to player (RTP), such as 0.96. Used to calculate the cost of offers',
  }),
  counting: z.enum(countings).nullable().default(null).meta({
    description:
      'How visitors are counted: full (the campaign of a visit is stored in the tab), without_storage (the default) or off',
  }),
};

const returns = z.object({ slots: z.number(), table: z.number(), live: z.number() });

const effective = z.object({
  minimum_age: z.int(),
  currency: z.string(),
  default_language: z.enum(languages),
  helplines: z.array(helpline),
  tools: z.array(helpTool),
  rules: z.array(marketRule),
  required_licences: z.array(z.int()),
  max_wagering: z.number().nullable(),
  required_terms: z.array(z.string()),
  rtp: returns,
  counting: z.enum(countings),
  disclosure: translations(z.string().nullable(), z.string().nullable()),
  promotion_allowed: z.boolean(),
});
export type EffectiveMarket = z.output<typeof effective>;

export const market = z.object({
  id: z.int(),
  code: storedMarketCode,
  parent_code: storedMarketCode.nullable().default(null).meta({
    description: 'The country of a region, which has no parent itself',
  }),
  ...inherited,
  promotion_allowed: z.boolean().meta({
    description: 'False if rules hide every subject; sending false adds those rules',
  }),
  sort_order: sortOrder,
  is_active: z.boolean().default(true),
  i18n: translations(english.prefault(noTexts), texts.prefault({})).prefault({}),
  name: z.string(),
  effective: effective.meta({ description: 'With everything the market inherits' }),
});
export type Market = z.output<typeof market>;

const written = market
  .omit({ id: true, name: true, effective: true })
  .extend({ code: newMarketCode, promotion_allowed: z.boolean().optional() });
export type MarketDraft = z.output<typeof written>;

/**
 * Fills in the default age and language of a country. `promotion_allowed: false` hides every subject, whatever the
 * rules say.
 */
function complete(draft: MarketDraft): MarketDraft {
  const inherits = draft.parent_code !== null;
  return {
    ...draft,
    minimum_age: draft.minimum_age ?? (inherits ? null : countryAge),
    default_language: draft.default_language ?? (inherits ? null : defaultLanguage),
    rules: draft.promotion_allowed === false ? hidingAll(draft.rules) : draft.rules,
  };
}

export const marketDraft = written
  .refine(({ parent_code, currency }) => parent_code !== null || currency !== null, {
    path: ['currency'],
    message: 'Enter a currency code, such as USD',
  })
  .refine(({ code, parent_code }) => parent_code === null || code.startsWith(`${parent_code}-`), {
    path: ['code'],
    message: 'A region’s code starts with the code of its country, such as CA-ON for CA',
  })
  .overwrite(complete);

export const marketReorder = z.object({
  items: reorderItems(z.object({ id: z.int(), sort_order: positionFrom(1) })).superRefine(
    exactPositions('id', 'sort_order', 1),
  ),
});
export type MarketReorder = z.output<typeof marketReorder>;

/** `uses` counts the market's rows, which visitors no longer see once it is retired. */
export const marketRow = market.extend({
  uses: z.object({
    banners: z.int(),
    bonuses: z.int(),
    promo_codes: z.int(),
    top_list_entries: z.int(),
    products: z.int().meta({ description: 'Partners with details or payments for this market' }),
  }),
});
export type MarketRow = z.output<typeof marketRow>;
export type MarketUses = MarketRow['uses'];

export const marketQuery = z.object(shortListPaging);
export type MarketQuery = z.output<typeof marketQuery>;

/** An active market as pages show it, in one language. */
export const marketCard = z.object({
  code: z.string(),
  name: z.string(),
  name_in_sentence: z.string().nullable(),
  minimum_age: z.int(),
  currency: z.string(),
  rtp: returns,
  counting: z.enum(countings),
  parent_code: z.string().nullable(),
  promotion_allowed: z.boolean(),
  effects: subjectEffects,
  default_language: z.enum(languages),
  disclosure: z.string().nullable(),
  helplines: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      verified_on: z.string(),
      about: z.string().nullable(),
    }),
  ),
  tools: z.array(
    z.object({
      kind: z.enum(helpToolKinds),
      name: z.string(),
      url: z.string(),
      verified_on: z.string(),
      about: z.string().nullable(),
    }),
  ),
});
export type MarketCard = z.output<typeof marketCard>;

export const marketCardQuery = z.object({ lang });
export type MarketCardQuery = z.output<typeof marketCardQuery>;
