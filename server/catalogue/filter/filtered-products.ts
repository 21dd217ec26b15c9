/** Returns the filtered list of partners: the cards of a page, and the names of the counted values. */
import type { Kysely } from 'kysely';
import { filterNames } from '#contract/catalogue/filter/filter-name.ts';
import type { Facets } from '#contract/catalogue/filter/product-filter.ts';
import type { FilteredCardQuery, ProductCardList } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { listProductCardsById } from '../../../db/repositories/catalogue/card/product-card.ts';
import {
  listRegulatorNames,
  listTranslatedNames,
} from '../../../db/repositories/catalogue/filter/vocabulary-name.ts';
import type { Database } from '../../../db/tables.ts';
import type { Counted, CountedFacets } from './count-values.ts';
import { matchedTextsOf } from './matched-texts.ts';
import type { PartnerFilter } from './open-partner-filter.ts';

/** Lists in the editors' order without filters or facets are read from the database instead. */
export const isFiltered = (asked: FilteredCardQuery): boolean => {
  const { sort, facets, closed_last, unchecked, ...query } = asked;
  return (
    facets ||
    closed_last ||
    unchecked ||
    sort !== 'editors' ||
    filterNames.some((name) => {
      const chosen = query[name];
      return Array.isArray(chosen) ? chosen.length > 0 : chosen !== undefined;
    })
  );
};

export async function listFilteredProducts(
  db: Kysely<Database>,
  filter: PartnerFilter,
  query: FilteredCardQuery,
  effects: SubjectEffects,
): Promise<ProductCardList> {
  const { limit, offset, lang } = query;
  const { ids, total, facets, matched, currency, ...counts } = await filter.find(query, effects);
  return inSnapshot(db, async (snapshot) => {
    const cards = await listProductCardsById(snapshot, ids, query);
    const matchedOf = await matchedTextsOf(snapshot, { matched, currency }, lang);
    return {
      items: cards.map((card) => ({ ...card, ...matchedOf(card.id) })),
      total,
      limit,
      offset,
      ...(facets && { facets: await namedFacets(snapshot, facets, lang) }),
      ...counts,
    };
  });
}

async function namedFacets(
  db: Kysely<Database>,
  counted: CountedFacets,
  lang: Language,
): Promise<Facets> {
  return {
    ...named(counted),
    licence: withNames(await listRegulatorNames(db, lang), counted.licence),
    payment: withNames(await listTranslatedNames(db, 'payment_method', lang), counted.payment),
    provider: withNames(await listTranslatedNames(db, 'provider', lang), counted.provider),
    site_language: languageNames(lang, counted.site_language),
  };
}

const named = ({ bonus_kind, payout_hours, min_deposit, max_wagering }: CountedFacets) => ({
  bonus_kind: bonus_kind.map(withOwnName),
  payout_hours: payout_hours.map(withOwnName),
  min_deposit: min_deposit.map(withOwnName),
  max_wagering: max_wagering.map(withOwnName),
});

/** Figures and kinds have no stored names. They are formatted where they are shown. */
export const withOwnName = <Value extends string | number | boolean>({
  id,
  count,
}: Counted<Value>) => ({
  id,
  name: String(id),
  count,
});

/** Keeps the order of `names`. */
function withNames(names: readonly { id: number; name: string }[], counted: Counted<number>[]) {
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return names.flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, name, count }];
  });
}

function languageNames(lang: Language, counted: Counted<string>[]) {
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const collator = new Intl.Collator(lang);
  return counted
    .map(({ id, count }) => ({ id, name: names.of(id) ?? id, count }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}
