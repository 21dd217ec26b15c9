import type { Page } from '@playwright/test';
import { expectFitsEachWidth, expectNoJump, watchJumps } from '../testing/fits-width.ts';
import { expect, password, register, signIn, test } from './testing/visitor.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('offers saved and codes copied before signing in are in the account afterwards', async ({
  page,
  mail,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const email = await register(page, mail);
  await page.goto('/casino');
  const heart = page.getByRole('button', { name: 'Save Lucky Harbor' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/bonuses');
  await page.getByRole('button', { name: 'Save The Logbook bundle' }).click();
  await page.goto('/promocodes');
  await page.getByRole('button', { name: 'Save EDITORS-CUT' }).click();
  await page.getByRole('link', { name: 'EDITORS-CUT' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('copiedCodes'))).not.toBeNull();
  await page.reload();
  const saved = page.getByRole('button', { name: 'Save EDITORS-CUT' });
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toHaveAttribute('aria-pressed', 'true');

  await page.request.post('/signin', { form: { email, password } });
  await watchJumps(page);
  await page.goto('/account');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See your list' }).click();
  await expect(page).toHaveURL('/saved');
  const offers = section(page, 'Saved offers');
  for (const name of ['Lucky Harbor', 'The Logbook bundle', 'EDITORS-CUT']) {
    await expect(offers.getByRole('heading', { name })).toBeVisible();
  }
  const copied = section(page, 'Recently copied codes');
  await expect(copied.getByRole('heading', { name: 'EDITORS-CUT' })).toBeVisible();
  await expectNoJump(page);
  const left = () =>
    page.evaluate(() => ['savedOffers', 'copiedCodes'].map((key) => localStorage.getItem(key)));
  expect(await left()).toEqual([null, null]);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectFitsEachWidth(page);

  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await offers.getByRole('button', { name: 'Save EDITORS-CUT' }).click();
  await removed;
  await page.reload();
  await expect(offers.getByRole('heading', { name: 'Lucky Harbor' })).toBeVisible();
  await expect(offers.getByRole('heading', { name: 'EDITORS-CUT' })).toBeHidden();
});

test.describe('errors on the account page', () => {
  test.use({ expectedConsole: /401|500/ });

  test('are shown in place', { tag: '@long' }, async ({ page, mail, browser, context, site }) => {
    const email = await signIn(page, mail);
    const fail = (calls: string) =>
      page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));

    await test.step('an account that fails to load can be retried', async () => {
      // Even without the cookie that scripts can read, the page asks the server who is signed in, because it has seen
      // the session.
      await context.clearCookies({ name: 'signed_in' });
      await fail('**/api/account');
      await page.goto('/account');
      await expect(page.getByRole('alert')).toContainText('Failed to load');
      await page.unroute('**/api/account');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies).toContainEqual(expect.objectContaining({ name: 'signed_in' }));
    });
    await test.step('a session elsewhere is listed and can be ended on the second attempt', async () => {
      const phone = await browser.newContext({
        baseURL: site.url,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      });
      await phone.request.post('/signin', { form: { email, password } });
      await fail('**/api/account/sessions/*');
      await page.goto('/account');
      const sessions = section(page, 'Where you’re signed in');
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await expect(sessions.getByRole('listitem').last()).toContainText('Last seen on');
      const end = sessions.getByRole('button', { name: 'End session: Firefox on Linux' });
      await end.click();
      const said = sessions.getByRole('status');
      await expect(said).toHaveText('That didn’t work. Try again in a moment.');
      await page.unroute('**/api/account/sessions/*');
      await end.click();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await expect(said).toHaveText('Session ended.');
      await expect(said).toBeFocused();
      expect((await phone.request.get('/api/account')).status()).toBe(401);
      await phone.close();
    });
    await test.step('a failed download saves no file, and opens the sign-in page if the session has expired', async () => {
      await page.goto('/account');
      let downloads = 0;
      page.on('download', () => {
        downloads += 1;
      });
      const data = section(page, 'Your data');
      const take = data.getByRole('link', { name: 'Download' });
      await fail('**/api/account/data');
      await take.click();
      await expect(data.getByRole('alert')).toHaveText('That didn’t work. Try again in a moment.');
      await page.unroute('**/api/account/data');
      await page.request.post('/signout');
      await context.addCookies([{ name: 'signed_in', value: '1', url: page.url() }]);
      await take.click();
      await expect(page).toHaveURL('/signin?back=%2Faccount');
      expect(downloads).toBe(0);
    });
  });
});

test('a visitor downloads their data and deletes the account', async ({ page, mail }) => {
  const email = await signIn(page, mail);
  await page.goto('/tr/account');
  const data = section(page, 'Verileriniz');
  await expect(data).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectFitsEachWidth(page);
  const download = page.waitForEvent('download');
  await data.getByRole('link', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toBe('account.json');
  await data.getByText('Hesabınızı silin').click();
  await data.getByLabel('Mevcut parola').fill(password);
  await data.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(page.getByRole('heading', { name: 'Hesabınız silindi' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  const again = await page.request.post('/signin', { form: { email, password } });
  expect(again.status()).toBe(401);
});

test('signing out', { tag: '@long' }, async ({ page, mail }) => {
  await test.step('is offered to a signed-in visitor on the promo codes, and ends the session', async () => {
    await page.goto('/promocodes');
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await signIn(page, mail);
    await page.reload();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/promocodes');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect((await page.request.get('/api/account')).status()).toBe(401);
  });
  await test.step('shows nothing of the account after going back', async () => {
    await signIn(page, mail);
    await page.goto('/account');
    await expect(section(page, 'Saved offers')).toBeVisible();
    await page.request.post('/signout');
    // Tests disable the back/forward cache, so dispatch the event of a page restored from it.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page).toHaveURL('/signin?back=%2Faccount');
  });
});
