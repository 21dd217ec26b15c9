/**
 * Filters a list of partners by their facts and offers, and counts how many results each further choice would leave.
 */
import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import { boundedText, idParameter } from '../../field-schema.ts';
import { maxLength } from '../../text-rule.ts';
import { type FilterName, filterNames, type LimitFilter, type ListFilter } from './filter-name.ts';
import { bonusKinds, filteredSorts } from './filter-value.ts';

const maxChosen = 50;

/**
 * A query string with one value has a string instead of a list. Values are sorted and duplicates removed, so that equal
 * choices share a cached result.
 */
export const chosen = <Item extends z.ZodType<string | number>>(item: Item, described: object) =>
  z
    .preprocess(
      (given) => (Array.isArray(given) ? given : [given]),
      boundedList(item, maxChosen, `Must have at most ${maxChosen} items`).overwrite((items) =>
        [...new Set(items)].toSorted((one, other) => (one < other ? -1 : 1)),
      ),
    )
    .meta({ type: 'array', maxItems: maxChosen, items: described })
    .optional();

const digits = (given: unknown) =>
  typeof given === 'string' && /^\d+(\.\d+)?$/.test(given) && given.length <= maxDigits
    ? Number(given)
    : given;
const maxDigits = 14;

export const limit = (max: number) =>
  z
    .preprocess(digits, z.number().min(0).max(max))
    .meta({ type: 'number', minimum: 0, maximum: max })
    .optional();

export const flag = z
  .preprocess((given) => (given === 'true' ? true : given === 'false' ? false : given), z.boolean())
  .meta({ type: 'boolean' });

const ids = () => chosen(idParameter, { type: 'integer', minimum: 0 });
const languageCode = '^[a-z]{2,3}$';

const productFilter = z.object({
  licence: ids(),
  payment: ids(),
  provider: ids(),
  site_language: chosen(
    boundedText(3).regex(new RegExp(languageCode), 'Must be a language code, such as en'),
    { type: 'string', pattern: languageCode, maxLength: 3 },
  ),
  bonus_kind: chosen(z.enum(bonusKinds), { type: 'string', enum: bonusKinds }),
  payout_hours: limit(2000),
  min_deposit: limit(1_000_000_000),
  max_wagering: limit(200),
});
export type ProductFilter = z.output<typeof productFilter>;

const offByDefault = flag.default(false).meta({ type: 'boolean', default: false });

export const filteredListQuery = {
  ...productFilter.shape,
  sort: z.enum(filteredSorts).default('editors'),
  facets: offByDefault,
  closed_last: offByDefault.meta({
    type: 'boolean',
    default: false,
    description: 'Lists partners that are closed in the market after all others',
  }),
  unchecked: offByDefault.meta({
    type: 'boolean',
    default: false,
    description:
      'Lists the partners that the filter leaves out only because something about them is unknown',
  }),
};

export const facetOf = <Id extends z.ZodType>(id: Id) =>
  z.array(
    z.object({
      id,
      name: boundedText(maxLength.title),
      count: z.int().meta({ description: 'The total if this value were chosen too' }),
    }),
  );
export const facets = z.object({
  licence: facetOf(z.int()),
  payment: facetOf(z.int()),
  provider: facetOf(z.int()),
  site_language: facetOf(z.string()),
  bonus_kind: facetOf(z.enum(bonusKinds)),
  payout_hours: facetOf(z.number()),
  min_deposit: facetOf(z.number()),
  max_wagering: facetOf(z.number()),
}) satisfies z.ZodType<Record<ListFilter | LimitFilter, unknown>>;
export type Facets = z.output<typeof facets>;

/** The chosen values that a partner has, in words, by filter. */
export const matchedTexts = z.object({
  licence: z.string().optional(),
  payment: z.string().optional(),
  provider: z.string().optional(),
  site_language: z.string().optional(),
  bonus_kind: z.string().optional(),
  cost: z.string().optional().meta({ description: 'Only with sort=cost' }),
});
export type MatchedTexts = z.output<typeof matchedTexts>;

/** The totals with one of the chosen filters removed, so that a visitor without results knows which one to remove. */
export const totalsWithout = z.object(
  Object.fromEntries(filterNames.map((name) => [name, z.int().optional()])) as Record<
    FilterName,
    z.ZodOptional<z.ZodInt>
  >,
);
export type TotalsWithout = z.output<typeof totalsWithout>;

export const totalWithoutPair = z.object({
  names: z.array(z.enum(filterNames)),
  total: z.int(),
});
export type TotalWithoutPair = z.output<typeof totalWithoutPair>;
