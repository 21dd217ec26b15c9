import { insertPageFiles } from '../../db/repositories/operation/page-file.ts';
import { publicLoopback } from '../../server/partner/link/testing/partner-site.ts';
import { testWithOwnApp } from '../testing/own-app.ts';
import { expect } from '../testing/test.ts';

const test = testWithOwnApp({}, publicLoopback);

test('after an update, a returning visitor downloads only what has changed', async ({
  page,
  given,
  site,
}) => {
  // By then the build's files are in the database.
  await expect.poll(async () => (await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
  // Only the previous styles may become a dictionary.
  const stylesOfPage = /\/assets\/styles-/;
  await page.route(stylesOfPage, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/casino');
  await page.unroute(stylesOfPage);
  const stylesheet = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('[rel=stylesheet]')?.href ?? '',
  );
  const current = await (await fetch(stylesheet)).text();
  const previous = current.replace('body{', 'body{--before:1;');
  expect(previous).not.toBe(current);
  const name = 'styles-previous.css';
  const file = { encoding: null, content: Buffer.from(previous) };
  await insertPageFiles(given.db, [[name, file]], new Date());

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
