// Runs in test:long only: builds and updates a site.
import { insertPageFiles } from '../../db/repositories/operation/page-file.ts';
import { expect, test } from '../testing/test.ts';

test.use({ siteName: 'update', siteVariables: { SEED: 'off' } });

test('after an update, a returning visitor downloads only what has changed', async ({
  page,
  request,
  site,
  db,
}) => {
  // By then the build's files are in the database.
  await expect.poll(async () => (await request.get('/api/health/ready')).status()).toBe(200);
  const html = await (await request.get('/casino')).text();
  const stylesheet = `${site.url}${/\/assets\/styles-[\w-]+\.css/.exec(html)?.[0]}`;
  const current = await (await request.get(stylesheet)).text();
  const previous = current.replace('body{', 'body{--before:1;');
  expect(previous).not.toBe(current);
  const name = 'styles-previous.css';
  const file = { encoding: null, content: Buffer.from(previous) };
  // From the first request with a dictionary on, the server remembers for ten seconds which files there are.
  await insertPageFiles(db, [[name, file]], new Date());
  // Only the previous styles may become a dictionary.
  const stylesOfPage = /\/assets\/styles-/;
  await page.route(stylesOfPage, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/casino');
  await page.unroute(stylesOfPage);

  const loaded = await page.evaluate(
    async ([before, now]) => {
      const sizes: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName(now)) {
          sizes.push((entry as PerformanceResourceTiming).encodedBodySize);
        }
      }).observe({ type: 'resource' });
      await (await fetch(before)).text();
      let encoding: string | null;
      let text: string;
      // The browser stores the dictionary after the file has arrived.
      do {
        const answer = await fetch(now, { cache: 'reload' });
        encoding = answer.headers.get('content-encoding');
        text = await answer.text();
      } while (encoding !== 'dcz' && sizes.length < 100);
      await new Promise((reported) => setTimeout(reported));
      return { encoding, text, size: sizes.at(-1) };
    },
    [`${site.url}/assets/${name}`, stylesheet] as const,
  );
  expect(loaded.encoding).toBe('dcz');
  expect(loaded.text).toBe(current);
  expect(loaded.size).toBeLessThan(300);
});
