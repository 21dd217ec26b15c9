/** Proposes what the posts and fields of an old site become, from their names. A person sees and corrects the proposal. */

import { isLanguage } from '#contract/language.ts';
import {
  type FieldOption,
  type FieldTarget,
  type ImportOptions,
  importOptions,
  maxFields,
  maxTypes,
  type PostDestination,
  type TypeOption,
  targetsOf,
} from '#contract/move-in/import-options.ts';
import type { ImportContents } from '#contract/move-in/site-import.ts';

type Category = { slug: string };

const typeNames: [RegExp, PostDestination][] = [
  [/^post$/, 'guide'],
  [/^page$/, 'page'],
  [/bonus|offer|promotion|kampanya/, 'bonus'],
  [/coupon|promo.?code|kupon/, 'promo-code'],
  [/casino|bookmaker|sportsbook|betting.?site|operator|brand|partner|bahis/, 'product'],
  [/review|inceleme/, 'review'],
  [/guide|article|news|rehber/, 'guide'],
];

const bettingNames = /bookmaker|sportsbook|betting|bahis/;

function proposeType(type: string, categories: readonly Category[]): TypeOption {
  const becomes = typeNames.find(([pattern]) => pattern.test(type))?.[1] ?? 'nothing';
  const wanted = bettingNames.test(type) ? /^bet|sport/ : /^casino/;
  const category = categories.find(({ slug }) => wanted.test(slug))?.slug ?? null;
  return { type, becomes, category: becomes === 'product' ? category : null };
}

/** The first pattern that fits and whose target the type can have. */
const fieldNames: [RegExp, FieldTarget][] = [
  [/yoast_wpseo_title|rank_math_title/, 'seo_title'],
  [/yoast_wpseo_metadesc|rank_math_description/, 'seo_description'],
  [/promo.?code|bonus.?code|coupon|^code$|kod$|kodu$/, 'code'],
  [/wager|rollover|playthrough|turnover|cevrim/, 'wagering'],
  [/min\w*.?dep|min\w*.?yatirim/, 'min_deposit'],
  [/max\w*.?(bet|stake|bahis)/, 'max_bet'],
  [/expir|valid.?(until|to)|end.?date|bitis/, 'expires'],
  [/(affiliate|referral|ref|visit|play|tracking|partner|outbound).*(link|url)/, 'ref_link'],
  [/(bonus|offer|cta|affiliate|referral|play|claim).*(link|url)/, 'offer_link'],
  [/terms|conditions|t_?c$|sart/, 'offer_text'],
  [/^(casino|bookmaker|sportsbook|brand|operator|partner)(_id)?$/, 'partner'],
  [/bonus.?(text|amount|value|offer|title)|welcome.?bonus|^bonus$|headline/, 'offer_value'],
  [/logo|icon/, 'logo'],
  [/licen[cs]e|lisans/, 'licences'],
  [/payment|deposit.?method|odeme/, 'payments'],
  [/currenc|para.?birim/, 'currencies'],
  [/establish|founded|launch|year|kurulus/, 'established'],
  [/owner|company|operator|sahib|sirket/, 'owner'],
  [/(brand|casino|bookmaker).?name/, 'name'],
];

function ratingOf(samples: readonly string[]): FieldTarget {
  const largest = Math.max(...samples.map(Number).filter((number) => !Number.isNaN(number)));
  if (largest > 10) return 'rating_100';
  return largest > 5 ? 'rating_10' : 'rating_5';
}

function proposeTarget(
  key: string,
  samples: readonly string[],
  possible: readonly FieldTarget[],
): FieldTarget | undefined {
  const name = key.toLowerCase().replace(/^_+/, '');
  if (/rating|score|stars|puan/.test(name) && samples.some((sample) => Number(sample) > 0)) {
    const rating = ratingOf(samples);
    if (possible.includes(rating)) return rating;
  }
  return fieldNames.find(
    ([pattern, target]) => pattern.test(name) && possible.includes(target),
  )?.[1];
}

/** Two fields of a type don't get the same target. */
function proposeFields({ fields }: ImportContents, types: readonly TypeOption[]): FieldOption[] {
  const taken = new Set<string>();
  return fields.flatMap(({ type, key, samples }) => {
    const becomes = types.find((option) => option.type === type)?.becomes ?? 'nothing';
    const target = proposeTarget(key, samples, targetsOf(becomes));
    if (target === undefined || taken.has(`${type} ${target}`)) return [];
    taken.add(`${type} ${target}`);
    return [{ type, key, target }];
  });
}

type Known = { earlier?: ImportOptions | undefined; language?: string };

/** Keeps what `earlier` says about types and fields, also about those that this file doesn't have. */
export function proposeOptions(
  contents: ImportContents,
  categories: readonly Category[],
  { earlier, language = '' }: Known,
): ImportOptions {
  const [spoken] = language.split('-');
  const kept = earlier ?? importOptions.parse(isLanguage(spoken) ? { language: spoken } : {});
  const added = contents.types
    .filter(({ type }) => !kept.types.some((option) => option.type === type))
    .map(({ type }) => proposeType(type, categories));
  const isNew = ({ type }: { type: string }) => added.some((option) => option.type === type);
  const fields = proposeFields({ ...contents, fields: contents.fields.filter(isNew) }, added);
  const casino = categories.find(({ slug }) => /^casino/.test(slug))?.slug ?? null;
  return {
    ...kept,
    types: [...kept.types, ...added].slice(0, maxTypes),
    fields: [...kept.fields, ...fields].slice(0, maxFields),
    links: earlier?.links ?? { becomes: 'product', category: casino },
  };
}
