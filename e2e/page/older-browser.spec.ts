// Runs in test:long only: removes features from the browser.
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

test('the pages work in a browser from early 2023', async ({ page }) => {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
      [window, ['requestIdleCallback']],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  for (const path of ['/casino', '/bonuses', '/promocodes', '/casino/1', '/partners', '/signin']) {
    await openHydrated(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('Something went wrong');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Bonuses' }).click();
  await expect(page).toHaveURL(/\/bonuses$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BONUSES');
});
