/** Two editors order the same list, each in a separate browser. */
// Runs in test:long only: reorder.test.ts covers this without a browser, except for the warning.
import { createProduct, secondEditor } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';

test.use({ expectedConsole: /409 \(Conflict\)/ });

const message = 'Someone else changed this list, so it was reloaded. Please reorder it again.';

test('an editor who reorders a list that another editor has changed is warned and sees the current order', async ({
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
  await second.getByRole('button', { name: 'Move Cow up' }).click();
  await expect(second.getByText('Cow is now at position 2 of 3.')).toBeVisible();

  await page.getByRole('button', { name: 'Move Ant down' }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(drags(page)).toHaveText(['Drag Ant', 'Drag Cow', 'Drag Bee']);
  await page.getByRole('button', { name: 'Move Ant down' }).click();
  await expect(page.getByText('Ant is now at position 2 of 3.')).toBeVisible();

  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByRole('alert')).toContainText(message);
  await expect(drags(second)).toHaveText(['Drag Cow', 'Drag Ant', 'Drag Bee']);
  await second.context().close();
});
