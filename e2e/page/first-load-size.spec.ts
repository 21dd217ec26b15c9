import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const maxBytes: Record<string, number> = {
  '/casino': 127_300,
  '/casino/1': 131_500,
  '/bonuses': 127_300,
  '/promocodes': 135_300,
  '/contact': 117_700,
  '/partners': 117_700,
  '/guides': 132_500,
  '/about': 132_500,
};

/** A short run loads a page with each kind of content. */
const shortPaths = ['/casino', '/promocodes', '/guides'];
const paths = process.env.TEST_EXTENT === 'short' ? shortPaths : Object.keys(maxBytes);

/** Replaces the hashes in file names. They differ after every code change, and compress differently by chance. */
function withStableNames(code: string): string {
  const names = new Map<string, string>();
  return code.replace(/[\w-]{7}(?=\.(js|css))/g, (name) => {
    const stable = names.get(name) ?? hash('sha256', `${names.size}`, 'base64url').slice(0, 7);
    names.set(name, stable);
    return stable;
  });
}

test('a page’s first load stays small and contains no admin code', async ({ browser, site }) => {
  for (const path of paths) {
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
      // Not every page has a control that shows whether the scripts are ready.
      await page.waitForLoadState('networkidle');
      const loaded = await Promise.all(files);
      const sizeOf = (wanted: string) =>
        loaded
          .filter(({ kind }) => kind === wanted)
          .reduce((sum, { body }) => sum + gzipSync(withStableNames(String(body))).length, 0);
      expect(sizeOf('script')).toBeGreaterThan(0);
      expect(sizeOf('script')).toBeLessThan(maxBytes[path] ?? 0);
      expect(sizeOf('stylesheet')).toBeLessThan(15_000);
      const code = loaded.map(({ body }) => String(body)).join('');
      for (const foreign of ['adminToken', '/admin/_editor', 'ZodError', 'guaranteed win']) {
        expect(code).not.toContain(foreign);
      }
      await context.close();
    });
  }
});
