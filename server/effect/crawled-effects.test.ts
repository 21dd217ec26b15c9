// Runs on SQLite only: effects are computed on a copy in SQLite in any case.
/** The effects of random changes, and the places of an entry, are those that a crawl of the rendered pages finds. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePlaces, compareWithCrawls } from './testing/compare-with-crawl.ts';
import { crawlSite, type RandomSite, randomSite } from './testing/random-site.ts';

const changes = process.env.TEST_EXTENT === 'long' ? 15 : 6;

let site: RandomSite;
beforeAll(async () => {
  site = await randomSite();
}, 120_000);
afterAll(() => site.app.close());

test('every entity is shown on exactly the pages on which a crawl finds it', async () => {
  await comparePlaces(site, await crawlSite(site));
}, 240_000);

test('the effects of random changes equal a crawl before and after', async () => {
  const { effective, crawl } = await compareWithCrawls(site, 1, changes);
  expect(effective).toBeGreaterThan(changes / 3);
  await comparePlaces(site, crawl);
}, 600_000);
