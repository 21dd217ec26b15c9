// Runs in test:long only: starts a separate site.
import { createProduct } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

const emptyTexts = {
  '/': 'No casino partners yet.',
  '/casino': 'No casino partners yet.',
  '/bets': 'No bonuses yet.',
  '/bonuses': 'No bonuses yet.',
  '/promocodes': 'No promo codes at the moment.',
};

test('a portal without partners announces that it opens soon, and shows its staff where to add one', async ({
  page,
  browser,
  site,
  request,
}) => {
  const visitors = await browser.newContext({ baseURL: site.url });
  const visitor = await visitors.newPage();
  const addPartner = /^Add your first partner$|^İlk ortağınızı ekleyin$/;
  for (const [path, emptyText] of Object.entries(emptyTexts)) {
    await test.step(path, async () => {
      await visitor.goto(path);
      await expect(visitor.getByText('Opening soon')).toBeVisible();
      await expect(visitor.getByText(emptyText)).toBeVisible();
      await expect(visitor.getByRole('link', { name: addPartner })).toHaveCount(0);
      await page.goto(path);
      await expect(page.getByRole('link', { name: addPartner })).toBeVisible();
    });
  }
  await visitor.goto('/tr/bonuses');
  await expect(visitor.getByText('Çok yakında açılıyoruz')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: addPartner }).click();
  await expect(page).toHaveURL('/admin/products/new');

  await createProduct(request, { name: 'Amber Gate' });
  // For a second, a browser may still show a response it loaded earlier.
  const later = await browser.newContext({ baseURL: site.url });
  const next = await later.newPage();
  const answer = next.waitForResponse(/\/api\/products/);
  await next.goto('/bets');
  await answer;
  await expect(next.getByText('No bonuses yet.')).toBeVisible();
  await expect(next.getByText('Opening soon')).toHaveCount(0);
  await later.close();
  await visitors.close();
});
