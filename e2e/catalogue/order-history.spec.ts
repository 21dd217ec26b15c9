// Runs in test:long only: restore.test.ts covers this without a browser, except for the screen.
import { expect, listRows, openScreen, test } from '../testing/editor.ts';
import { confirm, openHistory, read, restore } from '../testing/history.ts';

test('a reordering lists the rows that moved, and can be restored', async ({ page, request }) => {
  await test.step('the blocks of a page', async () => {
    const { items: blocks } = await read(request, 'page-blocks/bets');
    const arrange = async (order: { id: number }[], hidden?: number) => {
      const answer = await request.put('/api/admin/page-blocks/bets/sort', {
        data: {
          order: order.map(({ id }, sort_order) => ({ id, sort_order, hidden: id === hidden })),
        },
      });
      expect(answer.status()).toBe(200);
    };
    await arrange(blocks);
    await arrange([blocks[1], blocks[0], ...blocks.slice(2)], blocks[3].id);
    await page.goto('/admin/page/bets');
    const changes = await openHistory(page);
    await changes.first().getByText('Order', { exact: true }).click();
    await expect(changes.first().getByRole('listitem')).toHaveText([
      'suggestions is hidden',
      'top moved from position 2 to 1',
    ]);
    await changes.nth(1).getByRole('button', { name: 'Restore Blocks on /bets' }).click();
    await confirm(page, 'Restore');
    await expect(page.getByText('Restored Blocks on /bets.')).toBeVisible();
    await expect(listRows(page, 'Blocks on bets').first()).toContainText('display');
    const layout = await (await request.get('/api/layout/bets')).json();
    expect(layout.blocks.map(({ key }: { key: string }) => key)).toEqual(
      blocks.map(({ block_key }: { block_key: string }) => block_key),
    );
  });
  await test.step('a top list, by the names of its products', async () => {
    const entries = async () => (await read(request, 'toplists/entries?category=bets')).items;
    const before = await entries();
    const moved = [before.at(-1), ...before.slice(0, -1)];
    const put = (items: { id: number }[]) =>
      request.put('/api/admin/toplists/entries/reorder', {
        data: { category: 'bets', items: items.map(({ id }, at) => ({ id, position: at + 1 })) },
      });
    await put(before);
    expect((await put(moved)).status()).toBe(200);
    await openScreen(page, '/admin/toplists?category=bets');
    const changes = await openHistory(page, 'History of this list');
    await changes.first().getByText('Order', { exact: true }).click();
    const { product, market_code } = moved[0];
    await expect(changes.first().getByRole('listitem')).toHaveText([
      `${product.name}, ${market_code} moved from position ${before.length} to 1`,
    ]);
    await restore(page, changes.nth(1));
    await expect(page.getByText('Restored Top list for bets.')).toBeVisible();
    expect((await entries()).map(({ id }: { id: number }) => id)).toEqual(
      before.map(({ id }: { id: number }) => id),
    );
  });
});
