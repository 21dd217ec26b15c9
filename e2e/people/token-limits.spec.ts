// Runs in test:long only: token-limits.test.ts covers this without a browser, except for the form.
/** The form for the limits of a token: how they look, and that they are saved and shown again. */
import { expect, test } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';

test.use({ siteName: 'token-limits', expectedConsole: /status of 400/ });

test('an owner limits a token for a program, corrects a network and removes the limits', async ({
  page,
  request,
}) => {
  await page.goto('/admin/settings/people');
  const add = page.getByRole('region', { name: 'Add a person' });
  await add.getByLabel('Name').fill('Import');
  const networks = add.getByLabel('Only from these networks');
  await expect(networks).toBeHidden();
  await add.getByText('Limits').click();
  await add.getByLabel('Works until').fill('2030-05-01T12:30');
  await networks.fill('203.0.113.0/24\n10.0.0.1');
  await add.getByLabel('Only for programs').check();
  await expectFitsEachWidth(page);

  await add.getByRole('button', { name: 'Create token' }).click();
  await expect(add.getByRole('alert')).toContainText('Must be a network such as 203.0.113.0/24');
  await expect(networks).toHaveValue('203.0.113.0/24\n10.0.0.1');
  await networks.fill('203.0.113.0/24, 10.0.0.0/8');
  await add.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('region', { name: 'Token for Import' });
  await made.getByRole('button', { name: 'Done' }).click();

  const stored = async () => (await (await request.get('/api/admin/tokens')).json()).items[0];
  const ends_at = await page.evaluate(() => new Date('2030-05-01T12:30').toISOString());
  const limits = { ends_at, networks: ['203.0.113.0/24', '10.0.0.0/8'], programs_only: true };
  expect(await stored()).toMatchObject({ name: 'Import', ...limits });

  await page.getByRole('button', { name: 'Edit Import' }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByLabel('Works until')).toHaveValue('2030-05-01T12:30');
  await expect(edit.getByLabel('Only from these networks')).toHaveValue(
    '203.0.113.0/24\n10.0.0.0/8',
  );
  // The fields stay open while the last limit is removed.
  await edit.getByLabel('Works until').fill('');
  await edit.getByLabel('Only from these networks').fill('');
  await edit.getByLabel('Only for programs').uncheck();
  await expect(edit.getByLabel('Only for programs')).toBeVisible();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  expect(await stored()).toMatchObject({ ends_at: null, networks: [], programs_only: false });
});

test('the limits fit on each width in Turkish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'tr'));
  await page.goto('/admin/settings/people');
  await page.getByText('Sınırlar').click();
  await page.getByLabel('Yalnızca bu ağlardan').fill('2001:db8:1234::/48');
  await page.getByLabel('Yalnızca programlar için').check();
  await expectFitsEachWidth(page);
});
