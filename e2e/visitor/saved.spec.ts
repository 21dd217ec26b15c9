import type { Page } from '@playwright/test';
import { expectFitsEachWidth, expectNoOverflow } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import { expect, expectAccessible, signIn, test } from './testing/visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const savedLink = (page: Page, name: string | RegExp) => header(page).getByRole('link', { name });

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}` }).first();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('after saving an offer, its confirmation and every page link to the list', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await test.step('without saved offers, the header has no heart and loads no code for it', async () => {
      await openHydrated(page, '/casino');
      await expect(heartOf(page, 'Lucky Harbor')).toBeVisible();
      await expect(savedLink(page, /Saved offers/)).toHaveCount(0);
      expect(asked.filter((url) => /saved-(link|notice)/.test(url))).toEqual([]);
    });
    await test.step('saving one shows a confirmation with a link', async () => {
      await heartOf(page, 'Lucky Harbor').click();
      const said = page.getByRole('status').filter({ hasText: 'Saved.' });
      await expect(said).toHaveText('Saved. See your list');
      await expect(savedLink(page, 'Saved offers: 1')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await said.getByRole('link').click();
      await expect(page).toHaveURL('/saved');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAVED');
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'Lucky Harbor' }),
      ).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('a page without hearts has the link too, in Turkish as well', async () => {
      await openHydrated(page, '/tr/contact');
      await savedLink(page, 'Kaydedilen teklifler: 1').click();
      await expect(page).toHaveURL('/tr/saved');
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'Lucky Harbor' }),
      ).toBeVisible();
    });
    await test.step('removing the last offer removes the heart from the header', async () => {
      await page.getByRole('button', { name: 'Lucky Harbor: kaydet' }).click();
      await expect(savedLink(page, /Kaydedilen teklifler/)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('kayıtlı teklifiniz yok')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Casinolara göz at' }).click();
      await expect(page).toHaveURL('/tr/casino');
    });
  });
});

test('the list of a signed-in visitor comes from the account, and mentions offers that aren’t available here', async ({
  page,
  mail,
}) => {
  await signIn(page, mail);
  const codes = await (await page.request.get('/api/promocodes?market=TR')).json();
  await page.request.post('/api/account/saved-items', {
    data: {
      saved: [
        { kind: 'product', id: 1 },
        { kind: 'promo-code', id: codes.items[0].id },
      ],
    },
  });
  await page.goto('/about');
  await savedLink(page, 'Saved offers: 2').click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lucky Harbor' })).toBeVisible();
  await expect(
    page.getByText('Some of your saved offers aren’t available where you play.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expectFitsEachWidth(page);
});
