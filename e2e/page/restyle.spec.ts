// Runs in test:long only: measures how many elements the browser restyles.
/** Clicks feel slow if the browser has to restyle the whole page. */
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

type TraceEvent = { name: string; args?: { elementCount?: number } };

for (const path of ['/casino', '/promocodes']) {
  test(`saving an offer on ${path} restyles few elements`, async ({ page, browser }) => {
    await openHydrated(page, path);
    const all = await page.locator('*').count();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
    const trace = JSON.parse(String(await browser.stopTracing()));
    const restyled = (trace.traceEvents as TraceEvent[])
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0);
    expect(Math.max(...restyled)).toBeLessThan(all / 4);
  });
}
