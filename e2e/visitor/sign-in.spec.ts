import { linkIn } from '../../server/visitor/account/testing/mail-server.ts';
import { expectHeadingFont } from '../testing/fits-width.ts';
import { openHydrated } from '../testing/open-hydrated.ts';
import {
  expect,
  expectAccessible,
  newEmail,
  password,
  register,
  signIn,
  test,
} from './testing/visitor.ts';

test('a visitor requests an account, follows the emailed link, signs in and returns to the home page', async ({
  page,
  mail,
}) => {
  const email = newEmail();
  await page.goto('/bets');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const signUp = page.getByRole('region', { name: 'New here?' });
  await signUp.getByLabel('Email').fill(email);
  await signUp.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await page.goto(linkIn(await mail.next(email)));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('status')).toHaveText('You can now sign in with your new password.');

  const welcome = page.getByRole('region', { name: 'Welcome back' });
  await welcome.getByRole('textbox', { name: 'Email' }).fill(email);
  await welcome.getByLabel('Password').fill(password);
  await welcome.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/bets');
  const name = email.split('@')[0];
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
});

test.describe('a sign-in error', () => {
  test.use({ expectedConsole: /40[01] \((Bad Request|Unauthorized)\)/ });

  test('is shown next to its field', { tag: '@long' }, async ({ page, mail, context }) => {
    const email = await register(page, mail);
    await test.step('the field gets focus, and the entered email stays', async () => {
      await page.goto('/signin?back=%2Fbonuses');
      const welcome = page.getByRole('region', { name: 'Welcome back' });
      await welcome.getByRole('textbox', { name: 'Email' }).fill('ada@');
      await welcome.getByRole('button', { name: 'Sign in' }).click();
      const field = welcome.getByRole('textbox', { name: 'Email' });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/like name@example\.com/);
      await expect(field).toHaveValue('ada@');
      await expectAccessible(page);
      await field.fill(email);
      await welcome.getByLabel('Password').fill('something else');
      await welcome.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
      await expect(field).toHaveValue(email);
      await expect(welcome.getByLabel('Password')).toHaveValue('');
      await welcome.getByLabel('Password').fill(password);
      await welcome.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/bonuses');
    });
    await context.clearCookies();
    await test.step('a bad new password is reported before the link is used up', async () => {
      await page.goto('/tr/signin');
      await page.getByText('Parolanızı mı unuttunuz?').click();
      const forgotten = page.locator('details');
      await forgotten.getByLabel('E-posta').fill(email);
      await forgotten.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
      await expect(page).toHaveURL('/tr/signin/sent');
      const link = linkIn(await mail.next(email));
      await page.goto(link);
      await page.getByLabel('Yeni parola').fill('kısa');
      await page.getByRole('button', { name: 'Parolayı kaydet' }).click();
      await expect(page.getByLabel('Yeni parola')).toHaveAccessibleDescription(
        /En az 10 karakter girin/,
      );
      await page.getByLabel('Yeni parola').fill('yeterince uzun bir parola');
      await page.getByRole('button', { name: 'Parolayı kaydet' }).click();
      await expect(page).toHaveURL('/tr/signin/ready');
      await page.goto(link);
      await page.getByLabel('Yeni parola').fill('bir başka uzun parola');
      await page.getByRole('button', { name: 'Parolayı kaydet' }).click();
      await expect(page.getByRole('alert')).toContainText('Bu bağlantı artık geçerli değil');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Yeni bir bağlantı isteyin' }).click();
      await expect(page).toHaveURL('/tr/signin');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors can still sign in and out', async ({ page, mail }) => {
    const email = await register(page, mail);
    await page.goto('/bets');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    const welcome = page.getByRole('region', { name: 'Welcome back' });
    await welcome.getByRole('textbox', { name: 'Email' }).fill(email);
    await welcome.getByLabel('Password').fill(password);
    await welcome.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/bets');
    // A cached page isn't personalized, so its account link is the same for everyone.
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await expect(page).toHaveURL('/signin?back=%2Faccount');
  });
});

test('the rendered page is the same for everyone, and the browser adds the visitor’s name', async ({
  page,
  mail,
  browser,
  site,
}) => {
  const email = await signIn(page, mail);
  const other = await browser.newContext({ baseURL: site.url });
  const [mine, theirs] = await Promise.all([
    page.request.get('/casino'),
    other.request.get('/casino'),
  ]);
  expect(await mine.text()).toBe(await theirs.text());
  expect(mine.headers()['set-cookie']).toBeUndefined();
  for (const path of ['/account', '/signin/ready', '/casino', '/api/products']) {
    const asked = await Promise.all([page.request.get(path), other.request.get(path)]);
    for (const answer of asked) expect(await answer.text()).not.toContain(email.split('@')[0]);
  }
  expect((await page.request.get('/account')).headers()['cache-control']).toBe('no-store');
  await other.close();

  const release = Promise.withResolvers<void>();
  await page.route('**/api/account', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/casino');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectHeadingFont(page);
  const placesOf = () =>
    header
      .locator('a:visible, button:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  const before = await placesOf();
  release.resolve();
  await expect(header.getByRole('link', { name: email.split('@')[0] })).toBeVisible();
  expect(await placesOf()).toEqual(before);
});

test('links to the other language, the other market and sign-in keep the query parameters', async ({
  page,
}) => {
  await openHydrated(page, '/signin?back=%2Fbets');
  const language = page.getByRole('banner').getByRole('link', { name: 'Switch to Türkçe' });
  await expect(language).toHaveAttribute('href', '/tr/signin?back=%2Ftr%2Fbets');
  const market = page.getByRole('contentinfo').getByRole('link', { name: 'Türkiye' });
  await expect(market).toHaveAttribute('href', '/signin?back=%2Fbets&market=TR');
  const ownLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await expect(ownLink).toHaveAttribute('href', '/signin?back=%2Fbets');
  await openHydrated(page, '/signin/password?token=abc');
  await expect(language).toHaveAttribute('href', '/tr/signin/password?token=abc');
  await openHydrated(page, '/promocodes?code=5');
  await ownLink.click();
  await expect(page).toHaveURL('/signin?back=%2Fpromocodes%3Fcode%3D5');
});
