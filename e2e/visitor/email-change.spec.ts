// Runs in test:long only: email-change.test.ts covers this without a browser, except for the pages.
import { linkIn } from '../../server/visitor/account/testing/mail-server.ts';
import { expect, newEmail, password, signIn, test } from './testing/visitor.ts';

test('an account gets its new email address once the link sent there is confirmed', async ({
  page,
  mail,
}) => {
  const before = await signIn(page, mail);
  const email = newEmail();
  await page.goto('/account');
  const change = page.getByRole('region', { name: 'Email' });
  await change.getByLabel('New email').fill(` ${before.toUpperCase()}`);
  await change.getByLabel('Current password').fill(password);
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(change.getByLabel('New email')).toBeFocused();
  await expect(change.getByText('This is already your address.')).toBeVisible();
  await change.getByLabel('New email').fill(email);
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(change.getByRole('status')).toContainText('We’ve sent a link to your new address');
  const link = linkIn(await mail.next(email));
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link sent to the old email address stops the change, in the language of the request', async ({
    page,
    mail,
  }) => {
    const before = await signIn(page, mail);
    const email = newEmail();
    const data = { password, email, lang: 'tr' };
    await page.request.post('/api/account/email', { data });
    const confirm = linkIn(await mail.next(email));
    await page.goto(linkIn(await mail.next(before)));
    await page.getByRole('button', { name: 'Değişikliği iptal et' }).click();
    await expect(page.getByRole('heading', { name: 'Değişiklik iptal edildi' })).toBeVisible();
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Adresi onayla' }).click();
    await expect(page).toHaveURL('/tr/signin/expired');
    expect((await (await page.request.get('/api/account')).json()).email).toBe(before);
  });
});
