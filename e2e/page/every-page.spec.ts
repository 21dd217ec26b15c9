// Runs in test:long only: crawls every page in both languages.
/** Every visitor page with the sample catalogue fits every width, passes axe, and loads only from the site itself. */
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, test } from '../testing/test.ts';

const pages = {
  catalogue: [
    '/',
    '/casino',
    '/bets',
    '/bonuses',
    '/casino/1',
    '/casino/30?market=TR',
    '/promocodes',
    '/compare',
    '/compare?ids=1,2,3,4',
    '/fit',
    '/fit?payment=5&deposit=20&game=slots',
  ],
  company: [
    '/partners',
    '/contact',
    '/contact/sent',
    '/support',
    '/about',
    '/search?q=bet',
    '/how-bonuses-cost',
    '/how-we-rate',
  ],
  'sign-in': [
    '/signin',
    '/signin/ready',
    '/signin/password?token=x',
    '/signin/sent',
    '/signin/confirm',
    '/signin/confirmed',
    '/signin/stop',
    '/signin/stopped',
    '/signin/expired',
    '/signin/deleted',
  ],
};

for (const prefix of ['', '/tr']) {
  for (const [kind, paths] of Object.entries(pages)) {
    test(`the ${kind} pages fit and are accessible under ${prefix || '/'}`, async ({
      page,
      site,
    }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) elsewhere.push(url);
      });
      for (const path of paths) {
        await test.step(path, async () => {
          await openHydrated(page, `${prefix}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectFitsEachWidth(page);
          expect(await page.content()).not.toContain('FAQPage');
        });
      }
      expect(elsewhere, 'requests to another origin').toEqual([]);
    });
  }
}
