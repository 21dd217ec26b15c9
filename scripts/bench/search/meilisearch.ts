/** Compares a search through Meilisearch with a plain Meilisearch query, if MEILI_URL is set. */
import type { Meilisearch } from 'meilisearch';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import { inEachLanguage, languages } from '#contract/language.ts';
import { marketWithoutRules } from '../../../db/repositories/site/visitor-market.ts';
import type { EmbeddedIndex } from '../../../search-index/embedded/embedded-index.ts';
import {
  createIndexes,
  createMeilisearchIndex,
} from '../../../search-index/meilisearch/index/meilisearch-index.ts';
import { searchMeilisearch } from '../../../search-index/meilisearch/index/search-meilisearch.ts';
import { connectTo } from '../../../search-index/meilisearch/server/server-access.ts';
import type { SearchResults } from '../../../search-index/search-index.ts';
import type { Figure } from '../figure/figure.ts';
import type { Catalogue } from './catalogue.ts';
import { quantile } from './quantile.ts';
import type { KnownQuery } from './queries.ts';

const queriesPerClass = 20;
const rounds = 3;

type Compared = {
  size: number;
  catalogue: Catalogue;
  index: EmbeddedIndex;
  queries: ReadonlyMap<string, readonly KnownQuery[]>;
};

export async function compareMeilisearch(compared: Compared): Promise<Figure[]> {
  const { MEILI_URL: url, MEILI_API_KEY: key } = process.env;
  if (!url) {
    console.log('Skipping Meilisearch: MEILI_URL is not set.');
    return [];
  }
  const client = connectTo({ url, key });
  const names = inEachLanguage((language) => `aceboard-bench-${process.pid}-${language}`);
  try {
    await createIndexes(client, names);
    await createMeilisearchIndex(() => client, names).upsert(compared.catalogue.documents);
    return await compareOn(client, names.en, compared);
  } finally {
    for (const language of languages) await client.deleteIndex(names[language]);
  }
}

/** Alternates between all three, so that they run under the same conditions. */
async function compareOn(client: Meilisearch, name: string, { size, index, queries }: Compared) {
  const asked = [...queries.values()].flatMap((some) => some.slice(0, queriesPerClass));
  const times: Record<'plain' | 'ours', number[]> = { plain: [], ours: [] };
  let alike = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { q } of asked) {
      const query = {
        q,
        market: marketWithoutRules('US'),
        language: 'en',
        types: searchTypes,
        limit: 8,
        now: 0,
      } as const;
      await timed(times.plain, () =>
        client.multiSearch({ queries: [{ indexUid: name, q, limit: 10 }] }),
      );
      const found = await timed(times.ours, () =>
        searchMeilisearch({ client, name }, query, async (...candidates) =>
          index.rank(...candidates),
        ),
      );
      if (idsIn(found) === idsIn(await index.search(query))) alike += 1;
    }
  }
  const p50: Figure = {
    measure: `Meilisearch p50 at ${size} records`,
    unit: 'ms',
    ours: quantile(times.ours, 0.5),
    floor: { name: 'one plain query', value: quantile(times.plain, 0.5) },
    goal: { timesFloor: { atMost: 1.5 } },
  };
  const p99: Figure = {
    measure: `Meilisearch p99 at ${size} records`,
    unit: 'ms',
    ours: quantile(times.ours, 0.99),
    floor: { name: 'one plain query', value: quantile(times.plain, 0.99) },
    goal: { atMost: 40 },
  };
  const same: Figure = {
    measure: `both engines give the same eight hits at ${size} records`,
    unit: '%',
    ours: (alike / (asked.length * rounds)) * 100,
  };
  return [p50, p99, same];
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  times.push(performance.now() - started);
  return result;
}

const idsIn = (results: SearchResults) =>
  JSON.stringify(searchTypes.map((type) => results[type].hits.map(({ id }) => id)));
