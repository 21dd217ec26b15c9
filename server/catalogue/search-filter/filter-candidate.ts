/** The filters that have a name, with the phrases by which a search finds them. */
import type { Kysely } from 'kysely';
import { chosenFilter, filterSearch } from '#contract/catalogue/filter/filter-search.ts';
import { bonusKinds } from '#contract/catalogue/filter/filter-value.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import { inEachLanguage, type Language, languages } from '#contract/language.ts';
import {
  listRegulatorNames,
  listTranslatedNames,
} from '../../../db/repositories/catalogue/filter/vocabulary-name.ts';
import type { Database } from '../../../db/tables.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { offerTextsIn } from '../../../messages/offer-text.ts';
import { type FillerKind, kindPhrases, noWageringPhrases } from './filter-word.ts';
import { type Phrase, phraseOf } from './match-phrase.ts';
import { queryWords } from './query-word.ts';

export type FilterCandidate = {
  filter: ProductFilter;
  name: Record<Language, string>;
  phrases: Phrase[];
  /** Phrases that only count beside a word such as "licence". */
  shortNames: Phrase[];
  fillers: FillerKind;
};

type Named = { id: number; name: string };

/** In the order in which equally good matches are shown. */
export async function listFilterCandidates(db: Kysely<Database>): Promise<FilterCandidate[]> {
  const regulators = await listRegulatorNames(db, 'en');
  return [
    ...countryCandidates(regulators),
    ...regulators.map((regulator) =>
      candidate({ licence: [regulator.id] }, () => regulator.name, 'licence'),
    ),
    ...(await vocabularyCandidates(db, 'payment_method', 'payment', (id) => ({ payment: [id] }))),
    candidate(
      { max_wagering: 0 },
      (lang) => offerTextsIn(lang).filters.noWagering,
      'bonus',
      noWageringPhrases,
    ),
    ...bonusKinds.map((kind) =>
      candidate(
        { bonus_kind: [kind] },
        (lang) => offerTextsIn(lang).filters.kinds[kind],
        'bonus',
        kindPhrases[kind],
      ),
    ),
    ...(await vocabularyCandidates(db, 'provider', 'provider', (id) => ({ provider: [id] }))),
    ...languageCandidates(),
  ];
}

const phrasesOf = (names: Iterable<string>): string[][] =>
  [...new Set(names)].map(queryWords).filter((words) => words.length > 0);

/** The filter that a page reads from its address, which can't name as many values as the API accepts. */
const asLinked = (filter: ProductFilter): ProductFilter => chosenFilter(filterSearch(filter));

/** Without phrases, it's found by its names. */
const candidate = (
  filter: ProductFilter,
  nameIn: (language: Language) => string,
  fillers: FillerKind,
  phrases = phrasesOf(languages.map(nameIn)),
): FilterCandidate => ({
  filter: asLinked(filter),
  name: inEachLanguage(nameIn),
  phrases: phrases.map(phraseOf),
  shortNames: [],
  fillers,
});

async function vocabularyCandidates(
  db: Kysely<Database>,
  table: 'payment_method' | 'provider',
  fillers: FillerKind,
  filterOf: (id: number) => ProductFilter,
): Promise<FilterCandidate[]> {
  const inLanguages = new Map<Language, Map<number, string>>();
  for (const language of languages) {
    const entries = await listTranslatedNames(db, table, language);
    inLanguages.set(language, new Map(entries.map(({ id, name }: Named) => [id, name])));
  }
  const ids = [...(inLanguages.get('en')?.keys() ?? [])];
  return ids.map((id) =>
    candidate(filterOf(id), (language) => inLanguages.get(language)?.get(id) ?? '', fillers),
  );
}

/** Searching for a country finds the licences of its regulators. */
function countryCandidates(
  regulators: readonly (Named & { country: string | null })[],
): FilterCandidate[] {
  const ofCountries = Map.groupBy(regulators, ({ country }) => country);
  ofCountries.delete(null);
  return [...ofCountries].flatMap(([country, found]) => {
    if (country === null) return [];
    const name = (language: Language, style: 'long' | 'short') =>
      new Intl.DisplayNames(language, { type: 'region', style }).of(country) ?? country;
    const long = inEachLanguage((language) => name(language, 'long'));
    const licence = found.map(({ id }) => id).toSorted((one, other) => one - other);
    return {
      ...candidate(
        { licence },
        (language) => fillText(offerTextsIn(language).filters.licence, { country: long[language] }),
        'licence',
        phrasesOf(languages.map((language) => long[language])),
      ),
      shortNames: phrasesOf([country, ...languages.map((language) => name(language, 'short'))]).map(
        phraseOf,
      ),
    };
  });
}

let ofLanguages: FilterCandidate[] | undefined;

/** All languages with a two-letter code, whether or not a partner has them. */
function languageCandidates(): FilterCandidate[] {
  ofLanguages ??= codes().flatMap((code) => {
    const names = inEachLanguage((language) =>
      new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code),
    );
    if (!languages.every((language) => names[language])) return [];
    return candidate(
      { site_language: [code] },
      (language) =>
        fillText(offerTextsIn(language).filters.siteLanguage, { language: names[language] ?? '' }),
      'language',
      phrasesOf(languages.map((language) => names[language] ?? '')),
    );
  });
  return ofLanguages;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = () => letters.flatMap((one) => letters.map((other) => one + other));
