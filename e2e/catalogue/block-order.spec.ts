import { listRows } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectAccessible } from '../testing/test.ts';

test('an editor hides a block and shows it again, and the page changes accordingly', async ({
  page,
  request,
}) => {
  await page.goto('/admin/page');
  await expect(page).toHaveURL(/\/admin\/page\/bonuses$/);
  const rows = listRows(page, 'Blocks on bonuses');
  await expect(rows.getByText(/^(display|exclusive|suggestions|top)$/)).toHaveText([
    'display',
    'exclusive',
    'suggestions',
    'top',
  ]);
  await expectAccessible(page);
  const blocks = async () => (await (await request.get('/api/layout/bonuses')).json()).blocks;
  await page.getByRole('button', { name: 'suggestions is shown' }).click();
  await expect(page.getByText('suggestions is hidden.')).toBeVisible();
  await expect(rows.nth(2)).toContainText('Hidden');
  expect(await blocks()).toContainEqual({ key: 'suggestions', hidden: true });
  await page.getByRole('button', { name: 'Move suggestions up' }).click();
  await expect(page.getByText('suggestions is now at position 2 of 4.')).toBeVisible();
  expect((await blocks())[1]).toEqual({ key: 'suggestions', hidden: true });
  await page.getByRole('button', { name: 'suggestions is shown' }).click();
  await expect(page.getByText('suggestions is shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('suggestions is hidden again.')).toBeVisible();
  await expect(page.getByText('Order restored.')).toHaveCount(0);
  expect((await blocks())[1]).toEqual({ key: 'suggestions', hidden: true });

  await page.getByRole('link', { name: 'casino', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Blocks on /casino' })).toBeVisible();
  await expect(listRows(page, 'Blocks on casino')).toHaveCount(5);
  await page.goto('/bonuses');
  await expect(page.getByRole('heading', { name: 'Place your brand' })).toHaveCount(0);
});
