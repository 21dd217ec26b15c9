// Runs in test:long only: crawls pages with larger text.
/**
 * Text is large enough on every visitor page, and every page stays intact on a phone if the visitor doubles the text
 * size.
 */
import type { Locator } from '@playwright/test';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';
import { doubleText, expectWholeWords } from './testing/large-text.ts';

const paths = [
  ...['/', '/casino', '/bets', '/bonuses', '/casino/1', '/casino/30?market=TR'],
  ...['/promocodes', '/promocodes?code=1', '/search', '/search?q=bet', '/search?q=zzzz'],
  ...['/guides', '/guides/how-to-read-bonus-terms', '/reviews', '/how-we-rate', '/about'],
  ...['/support', '/responsible-gambling', '/contact', '/contact/sent', '/partners'],
  ...['/signin', '/signin/sent', '/signin/password?token=x', '/nowhere'],
];

const runs = [
  { language: 'English', prefix: '', widths: [320, 360, 390] },
  { language: 'Turkish', prefix: '/tr', widths: [360] },
];

test.use({ expectedConsole: /404/ });

for (const { language, prefix, widths } of runs) {
  test(`text at 200% fits on phones in ${language}`, async ({ page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        await openHydrated(page, `${prefix}${path}`);
        await doubleText(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectWholeWords(page);
        }
      });
    }
  });
}

test('no text is smaller than 14 px, and the search results line up with their heading', async ({
  page,
}) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      expect(await page.evaluate(smallTexts)).toEqual([]);
    });
  }
  await openHydrated(page, '/search?q=bet');
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? 0;
  const heading = await left(page.getByRole('heading', { level: 1 }));
  const logo = page.locator('main li img').first();
  expect(Math.abs((await left(logo)) - heading)).toBeLessThan(2);
});

/** Runs in the browser. */
function smallTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility()) continue;
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < 14) small.push(text);
  }
  return small;
}
