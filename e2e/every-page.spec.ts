/** Every page of a visitor with the sample catalogue fits each width, axe finds nothing, and has its title. */
import { expectFitsEachWidth } from './testing/fit.ts';
import { openHydrated } from './testing/open-hydrated.ts';
import { expect, test } from './testing/test.ts';

const pages = {
  catalogue: [
    '/',
    '/casino',
    '/bets',
    '/bonuses',
    '/casino/1',
    '/casino/30?market=TR',
    '/promocodes',
  ],
  company: ['/partners', '/contact', '/contact/sent', '/support', '/about', '/search?q=bet'],
};

const signInTitles = {
  '/signin': 'Sign in',
  '/signin/ready': 'Password saved',
  '/signin/password?token=x': 'Choose a password',
  '/signin/sent': 'Check your inbox',
  '/signin/confirmed': 'Address confirmed',
  '/signin/expired': 'This link no longer works',
  '/signin/deleted': 'Your account is deleted',
};

for (const prefix of ['', '/tr']) {
  for (const [kind, paths] of Object.entries({ ...pages, 'sign-in': Object.keys(signInTitles) })) {
    test(`the ${kind} pages fit and are accessible under ${prefix || '/'}`, async ({ page }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await openHydrated(page, `${prefix}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectFitsEachWidth(page);
        });
      }
    });
  }
}

test('each page of signing in has its title', async ({ request }) => {
  for (const [path, title] of Object.entries(signInTitles)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<title>${title} – Aceboard</title>`);
  }
});
