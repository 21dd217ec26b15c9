import { readFile } from 'node:fs/promises';
import { createProduct, listRows, write } from '../testing/editor.ts';
import { expect, test } from '../testing/empty-site.ts';
import { expectNoOverflow } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

const csv = (text: string) => ({
  name: 'sheet.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const kinds = [
  {
    what: 'products',
    screen: '/admin/products',
    label: 'Products',
    header: 'id,name_en,rating',
    make: async (name: string, request: Parameters<typeof write>[0]) =>
      createProduct(request, { name }),
    rows: (id: number) => [`${id},Renamed Ibis,4.5`, ',New Ibis,3.5'],
    refused: ',Wrong Ibis,9',
    why: /rating: /,
  },
  {
    what: 'promo codes',
    screen: '/admin/promocodes',
    label: 'Promo codes',
    header: 'id,code,rarity',
    make: async (code: string, request: Parameters<typeof write>[0]) =>
      write(request, 'promocodes', { code }),
    rows: (id: number) => [`${id},Renamed Ibis,epic`, ',New Ibis,rare'],
    refused: ',Wrong Ibis,golden',
    why: /rarity: /,
  },
];

test.use({ expectedConsole: /400 \(Bad Request\)/ });

for (const { what, screen, label, header, make, rows, refused, why } of kinds) {
  const tag = what === 'products' ? [] : '@long';
  test(`${what}: export works, and import runs only after a preview of every row’s outcome`, {
    tag,
  }, async ({ page, request }) => {
    const { id } = await make('First Ibis', request);
    await page.goto(screen);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await downloading).path();
    const exported = await readFile(file, 'utf8');
    expect(exported).toContain('First Ibis');

    await page.getByRole('link', { name: 'Import CSV' }).click();
    const chosen = page.getByLabel('CSV file');
    await chosen.setInputFiles(file);
    await expect(page.getByText('Preview: 1 unchanged.')).toBeVisible();
    const run = page.getByRole('button', { name: 'Import' });
    await expect(run).toBeDisabled();

    await chosen.setInputFiles(csv('colour,size\nred,9'));
    await expect(page.getByRole('alert')).toContainText('Unknown columns: colour, size');
    await expect(run).toHaveCount(0);

    await chosen.setInputFiles(csv([header, ...rows(id), refused].join('\n')));
    await expect(page.getByRole('status')).toContainText(
      'Preview: 1 created, 1 changed, 1 refused. Fix the rejected rows',
    );
    await expect(run).toBeDisabled();
    const outcomes = page.getByRole('row');
    await expect(outcomes.nth(1)).toContainText('Wrong Ibis');
    await expect(outcomes.nth(1)).toContainText(why);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);

    await chosen.setInputFiles(csv([header, ...rows(id)].join('\n')));
    await expect(page.getByText('Preview: 1 created, 1 changed.')).toBeVisible();
    const before = await (await request.get(`/api${screen}`)).json();
    expect(before.total).toBe(1);
    await run.click();
    await expect(page.getByText('Imported: 1 created, 1 changed.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(listRows(page, label)).toContainText([/New Ibis/, /Renamed Ibis/]);
  });
}
