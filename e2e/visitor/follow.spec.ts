/** A visitor follows a partner from its page, with consent to emails, and stops following it in the account. */
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';
import { expect, password, register, test } from './testing/visitor.ts';

test('a visitor follows a partner, sees it listed and stops following it', async ({
  page,
  mail,
}) => {
  const email = await register(page, mail);
  await page.goto('/product/1');
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('What’s new at Lucky Harbor')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /^Email me about/ });
  await expect(consent).not.toBeChecked();
  await expectFitsEachWidth(page);
  await expectAccessible(page);
  await consent.check();
  await page.getByRole('button', { name: 'Follow' }).click();

  await page.waitForURL(/\/signin\?back=/);
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/follow\?about=product-1/);
  await page.getByRole('checkbox', { name: /^Email me about/ }).check();
  await page.getByRole('button', { name: 'Follow' }).click();

  await page.waitForURL('/account');
  const following = page.getByRole('region', { name: 'Following' });
  await expect(following.getByRole('link', { name: 'Lucky Harbor' })).toBeVisible();
  const partners = following.getByRole('checkbox', { name: 'Partners I follow' });
  await expect(partners).toBeChecked();
  await expectFitsEachWidth(page);
  await expectAccessible(page);
  await partners.uncheck();
  await expect(page.getByText('Your email preferences have been updated.')).toBeVisible();
  await expect(partners).not.toBeChecked();
  await following.getByRole('button', { name: 'Unfollow: Lucky Harbor' }).click();
  await expect(following).toContainText('You don’t follow anything yet.');
});

test('the page for unsubscribing from emails fits and is accessible', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of [
    '/unsubscribe',
    '/tr/unsubscribe/done',
    '/unsubscribe/failed',
    '/tr/follow?about=codes',
  ]) {
    await page.goto(path);
    await expectFitsEachWidth(page);
    await expectAccessible(page);
  }
});
