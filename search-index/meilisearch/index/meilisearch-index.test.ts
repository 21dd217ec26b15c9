/** Runs the suite on a real server if MEILI_URL is set. */

import type { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, test } from 'vitest';
import { inEachLanguage, languages } from '#contract/language.ts';
import { createEmbeddedIndex } from '../../embedded/embedded-index.ts';
import { describeSearch } from '../../testing/describe-search.ts';
import { connectTo } from '../server/server-access.ts';
import { createIndexes, createMeilisearchIndex } from './meilisearch-index.ts';
import { searchMeilisearch } from './search-meilisearch.ts';
import { succeeded } from './task.ts';

const { MEILI_URL: host, MEILI_API_KEY: apiKey } = process.env;

if (host) describeOn(connectTo({ url: host, key: apiKey }));
else {
  process.stdout.write('Skipping the suite on Meilisearch: MEILI_URL is not set.\n');
  test.skip('the suite on Meilisearch: MEILI_URL is not set');
}

function describeOn(client: Meilisearch) {
  const names = inEachLanguage((language) => `aceboard-suite-${process.pid}-${language}`);

  beforeAll(() => createIndexes(client, names));
  afterAll(async () => {
    for (const language of languages) await client.deleteIndex(names[language]);
  });

  describeSearch('Meilisearch', async () => {
    const emptied = languages.map((language) => client.index(names[language]).deleteAllDocuments());
    await succeeded(client, await Promise.all(emptied));
    const index = createMeilisearchIndex(() => client, names);
    const embedded = createEmbeddedIndex();
    return {
      upsert: async (documents) => {
        await Promise.all([index.upsert(documents), embedded.upsert(documents)]);
      },
      remove: async (keys) => {
        await Promise.all([index.remove(keys), embedded.remove(keys)]);
      },
      search: (query) =>
        searchMeilisearch({ client, name: names[query.language] }, query, async (...found) =>
          embedded.rank(...found),
        ),
    };
  });
}
