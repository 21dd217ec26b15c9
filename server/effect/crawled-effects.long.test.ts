// Runs in test:long only: crawls the site 200 times.
/** TEST_SEED repeats a failed run. */
import { expect, test } from 'vitest';
import { comparePlaces, compareWithCrawls } from './testing/compare-with-crawl.ts';
import { randomSite } from './testing/random-site.ts';

test('the effects of 200 random changes equal a crawl before and after', async () => {
  const site = await randomSite();
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
  const { effective, crawl } = await compareWithCrawls(site, seed, 200);
  expect(effective).toBeGreaterThan(60);
  await comparePlaces(site, crawl);
  await site.app.close();
}, 3_600_000);
