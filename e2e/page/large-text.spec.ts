/** Every visitor page stays whole on a phone if the visitor doubles the text size. */
import { doubleText, expectWholeWords } from '../testing/large-text.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { test } from '../testing/test.ts';

const paths = [
  ...['/', '/casino', '/bets', '/bonuses', '/casino/1', '/casino/30?market=TR'],
  ...['/promocodes', '/promocodes?code=1', '/search', '/search?q=bet', '/search?q=zzzz'],
  ...['/guides', '/guides/how-to-read-bonus-terms', '/reviews', '/how-we-rank', '/about'],
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
