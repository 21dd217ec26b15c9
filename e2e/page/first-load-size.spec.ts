import { gzipSync } from 'node:zlib';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const maxBytes: Record<string, number> = {
  '/casino': 122_140,
  '/casino/1': 124_220,
  '/bonuses': 122_150,
  '/promocodes': 122_440,
  '/contact': 118_300,
  '/partners': 118_300,
  '/guides': 129_440,
  '/about': 129_440,
};

// Every change renames files, and how well their names compress is chance.
const fileName = /[\w-]{7}\.(js|css)/g;

test('a page’s first load stays small and contains no admin code', async ({ browser, site }) => {
  for (const [path, max] of Object.entries(maxBytes)) {
    await test.step(path, async () => {
      // A new context has an empty cache.
      const context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      const files: Promise<{ kind: string; body: Buffer }>[] = [];
      page.on('response', (response) => {
        const kind = response.request().resourceType();
        if (kind !== 'script' && kind !== 'stylesheet') return;
        files.push(response.body().then((body) => ({ kind, body })));
      });
      await openHydrated(page, path);
      // Not every page has a control that shows when the scripts are ready.
      await page.waitForLoadState('networkidle');
      const loaded = await Promise.all(files);
      const sizeOf = (wanted: string) =>
        loaded
          .filter(({ kind }) => kind === wanted)
          .reduce((sum, { body }) => sum + gzipSync(String(body).replace(fileName, '')).length, 0);
      expect(sizeOf('script')).toBeGreaterThan(0);
      expect(sizeOf('script')).toBeLessThan(max);
      expect(sizeOf('stylesheet')).toBeLessThan(15_000);
      const code = loaded.map(({ body }) => String(body)).join('');
      for (const foreign of ['adminToken', '/admin/_editor', 'ZodError', 'guaranteed win']) {
        expect(code).not.toContain(foreign);
      }
      await context.close();
    });
  }
});
