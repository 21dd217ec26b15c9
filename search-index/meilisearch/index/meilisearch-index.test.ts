/** The suite runs on a real server too where MEILI_URL names one. */
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, test } from 'vitest';
import { inEachLanguage, languages } from '#contract/language.ts';
import { describeSearch } from '../../testing/suite.ts';
import { createIndexes, createMeilisearchIndex } from './meilisearch-index.ts';
import { succeeded } from './task.ts';

const { MEILI_URL: host, MEILI_API_KEY: apiKey } = process.env;

if (host) describeOn(new Meilisearch({ host, ...(apiKey && { apiKey }) }));
else {
  // Nothing replaces a real server, so a run without one reports this half as skipped.
  process.stdout.write('The suite on Meilisearch is skipped: MEILI_URL names no server.\n');
  test.skip('the suite on Meilisearch: MEILI_URL names no server');
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
    return createMeilisearchIndex(() => client, names);
  });
}
