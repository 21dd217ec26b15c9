/** Two editors order the same list, each in a browser of their own. */
import { createProduct, listRows, secondEditor } from './testing/editor.ts';
import { expect, test } from './testing/empty-site.ts';

test.use({ expectedConsole: /409 \(Conflict\)|404 \(Not Found\)/ });

const told = 'Someone changed this list meanwhile. It was loaded again: order it once more.';

test('who orders a list that another has ordered since is told, and sees their order', async ({
  page,
  request,
}) => {
  for (const name of ['Ant', 'Bee', 'Cow']) {
    await createProduct(request, { name, categories: [1] });
  }
  await page.goto('/admin/products?category=casino');
  const drags = (editor: typeof page) => editor.getByRole('button', { name: /^Drag / });
  await expect(drags(page)).toHaveText(['Drag Ant', 'Drag Bee', 'Drag Cow']);
  const second = await secondEditor(page);
  await second.getByRole('button', { name: 'Move up Cow' }).click();
  await expect(second.getByText('Cow is now at position 2 of 3.')).toBeVisible();

  await page.getByRole('button', { name: 'Move down Ant' }).click();
  await expect(page.getByRole('alert')).toContainText(told);
  await expect(drags(page)).toHaveText(['Drag Ant', 'Drag Cow', 'Drag Bee']);
  await page.getByRole('button', { name: 'Move down Ant' }).click();
  await expect(page.getByText('Ant is now at position 2 of 3.')).toBeVisible();

  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByRole('alert')).toContainText(told);
  await expect(drags(second)).toHaveText(['Drag Cow', 'Drag Ant', 'Drag Bee']);
  await second.context().close();
});

test('who orders blocks keeps what another has hidden since', async ({ page }) => {
  await page.goto('/admin/page/bets');
  const rows = listRows(page, 'Blocks of bets');
  await expect(rows).toHaveCount(4);
  const second = await secondEditor(page);
  await second.getByRole('button', { name: 'exclusive is shown' }).click();
  await expect(second.getByText('exclusive is hidden.')).toBeVisible();
  await second.context().close();

  await page.getByRole('button', { name: 'Move up suggestions' }).click();
  await expect(page.getByText('suggestions is now at position 3 of 4.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Hidden' })).toContainText('exclusive');
});

test('what another has deleted is not deleted or hidden in silence', async ({ page, request }) => {
  const { id } = await createProduct(request, { name: 'Gone Gnu' });
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Delete Gone Gnu' }).click();
  await request.delete(`/api/admin/products/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`No product has the id ${id}.`);
});
