import { gzipSync } from 'node:zlib';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

for (const path of ['/casino', '/casino/1', '/bonuses', '/promocodes', '/contact']) {
  test(`the first load of ${path} stays small, and has nothing of the admin in it`, async ({
    page,
  }) => {
    const sizes = { script: 0, stylesheet: 0 };
    const code: string[] = [];
    page.on('requestfinished', async (request) => {
      const kind = request.resourceType();
      if (kind !== 'script' && kind !== 'stylesheet') return;
      const body = await (await request.response())?.body();
      sizes[kind] += gzipSync(body ?? '').length;
      code.push(String(body));
    });
    await openHydrated(page, path);
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThan(120_000);
    expect(sizes.stylesheet).toBeLessThan(15_000);
    for (const ofAdmin of ['adminToken', '/admin/_editor', 'ZodError']) {
      expect(code.join('')).not.toContain(ofAdmin);
    }
  });
}
