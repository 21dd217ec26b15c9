/** Finds filters by the words of a search, the same way for every search engine. */
import type { Kysely } from 'kysely';
import { filterSearch } from '#contract/catalogue/filter/filter-search.ts';
import type { ProductFilter } from '#contract/catalogue/filter/product-filter.ts';
import type { FoundFilter } from '#contract/catalogue/search/search.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import type { Database } from '../../../db/tables.ts';
import { countedIn } from '../../../messages/counted.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { offerTextsIn } from '../../../messages/offer-text.ts';
import type { PartnerFilter } from '../filter/open-partner-filter.ts';
import { type FilterCandidate, listFilterCandidates } from './filter-candidate.ts';
import { type FillerKind, type FillerTest, fillerTest, isLicenceWord } from './filter-word.ts';
import { type FoundFigure, matchFigures } from './match-figure.ts';
import { isPart, matchPhrase, type Phrase, type Rank, runsOf } from './match-phrase.ts';
import { queryWords } from './query-word.ts';

type Source = {
  db: Kysely<Database>;
  version: Pick<CatalogueVersion, 'current'>;
  partnerFilter: Pick<PartnerFilter, 'count'>;
};

type Asked = {
  q: string;
  lang: Language;
  market: Pick<MarketCard, 'code' | 'currency' | 'effects'>;
};

export type FilterSearch = { find(asked: Asked): Promise<FoundFilter[]> };

type Match = { filter: ProductFilter; name: string; rank: Rank };

const maxShown = 3;
/** Each one is counted, until enough of them have partners. */
const maxCounted = 12;

export function openFilterSearch({ db, version, partnerFilter }: Source): FilterSearch {
  let known: { version: number; candidates: Promise<FilterCandidate[]> } | undefined;

  function candidates() {
    const current = version.current();
    if (known?.version !== current) known = { version: current, candidates: load(current) };
    return known.candidates;
  }

  const load = (loaded: number) =>
    listFilterCandidates(db).catch((error: unknown) => {
      if (known?.version === loaded) known = undefined;
      throw error;
    });

  const count = (filter: ProductFilter, { lang, market }: Asked) =>
    partnerFilter.count({ ...filter, lang, market: market.code, category: listed }, market.effects);

  return {
    async find(asked) {
      const found: FoundFilter[] = [];
      const matches = matchFilters(asked, await candidates());
      for (const { filter, name } of matches.slice(0, maxCounted)) {
        const partners = await count(filter, asked);
        if (partners > 0) found.push({ name, query: queryOf(filter), count: partners });
        if (found.length === maxShown) break;
      }
      return found;
    },
  };
}

const listed = 'casino';

/** The best matches first. Parts of names that many filters share find none of them. */
function matchFilters({ q, lang, market }: Asked, candidates: readonly FilterCandidate[]): Match[] {
  const words = queryWords(q);
  if (words.length === 0) return [];
  const currency = market.currency ?? 'USD';
  const isFiller = fillerTest();
  const runs = runsIn(words, isFiller);
  const namesLicence = words.some(isLicenceWord);
  const named = candidates.flatMap((candidate): Match[] => {
    const rank = rankOf(candidate, runs, namesLicence);
    return rank === undefined
      ? []
      : [{ filter: candidate.filter, name: candidate.name[lang], rank }];
  });
  const parts = named.filter(({ rank }) => isPart(rank));
  const figures = matchFigures(words, currency, isFiller).map((figure) => ({
    filter: { [figure.name]: figure.value },
    name: figureName(figure, lang, currency),
    rank: figure.typos,
  }));
  return [
    ...figures,
    ...named.filter(({ rank }) => !isPart(rank)),
    ...(parts.length > maxShown ? [] : parts),
  ].toSorted((one, other) => one.rank - other.rank);
}

type Runs = (kind: FillerKind) => readonly Phrase[];

/** Remembers the parts of the query for each kind of filler, because every name is compared with them. */
function runsIn(words: readonly string[], isFiller: FillerTest): Runs {
  const known = new Map<FillerKind, readonly Phrase[]>();
  return (kind) => {
    const runs = known.get(kind) ?? runsOf(words, (word) => isFiller(kind, word));
    known.set(kind, runs);
    return runs;
  };
}

function rankOf(candidate: FilterCandidate, runs: Runs, namesLicence: boolean): Rank | undefined {
  const { phrases, shortNames, fillers } = candidate;
  let best: Rank | undefined;
  for (const phrase of namesLicence ? [...phrases, ...shortNames] : phrases) {
    const rank = matchPhrase(runs(fillers), phrase);
    if (rank !== undefined && (best === undefined || rank < best)) best = rank;
  }
  return best;
}

function figureName({ name, value }: FoundFigure, lang: Language, currency: string): string {
  const texts = offerTextsIn(lang).filters;
  const counted = countedIn(lang);
  switch (name) {
    case 'payout_hours':
      return value > 24 && value % 24 === 0
        ? counted(value / 24, texts.payoutDays)
        : counted(value, texts.payoutHours);
    case 'min_deposit':
      return fillText(texts.minDeposit, { amount: moneyIn(lang, currency).format(value) });
    case 'max_wagering':
      return value === 0
        ? texts.noWagering
        : fillText(texts.maxWagering, { times: value.toLocaleString(lang) });
  }
}

const moneyIn = (lang: Language, currency: string) =>
  new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** The query string of the list of casinos, such as `payment=3`. */
const queryOf = (filter: ProductFilter): string =>
  Object.entries(filterSearch(filter))
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join('&');
