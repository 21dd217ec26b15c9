// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dump, expectProblem } from '../../testing/rest.ts';
import { counts, partnerApp, postback } from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  given = await partnerApp();
});
afterEach(() => given.app.close());

const path = () => `/admin/products/${given.product}/conversions/import`;
const importFile = (lines: string[], more: object = {}, header = 'click,event,amount,id') =>
  given.call('POST', path(), { csv: [header, ...lines].join('\n'), dry_run: false, ...more });
const imports = async (): Promise<{ id: number }[]> =>
  (await given.call('GET', `${path()}s`)).body.items;
const undo = (id: number) => given.call('DELETE', `${path()}s/${id}`);

const lines = () => [`${given.click},earning,10,E-1`, `${given.click},earning,2.50,E-2`];
const totals = ({
  conversion_count_by_place,
  conversion_count_by_product,
}: object & {
  conversion_count_by_place?: unknown;
  conversion_count_by_product?: unknown;
}) => [conversion_count_by_place, conversion_count_by_product];

test('undoing an import leaves the counts as they were before it', async () => {
  await postback(given, given.key, { click: given.click, event: 'earning', amount: '1', id: 'P' });
  const before = await dump(given);
  await importFile(lines());
  const [entry] = await imports();
  expect(entry).toMatchObject({ actor: 'Administrator', conversions: 2, undone_at: null });
  expect(await counts(given)).toMatchObject([{ conversions: 3, amount: 1350 }]);
  expect((await undo(entry?.id ?? 0)).status).toBe(204);
  const after = await dump(given);
  expect(after.conversion_count).toEqual(before.conversion_count);
  expect(after.conversion).toEqual(before.conversion);
  expect(totals(after)).toEqual(totals(before));
  expect(await imports()).toMatchObject([{ undone_by: 'Administrator' }]);
});

test('the rows of an undone import can be imported again', async () => {
  await importFile(lines());
  const [entry] = await imports();
  await undo(entry?.id ?? 0);
  expect(await counts(given)).toEqual([]);
  await importFile(lines());
  expect(await counts(given)).toMatchObject([{ conversions: 2, amount: 1250 }]);
});

test('an import can be undone only once, and only for its own product', async () => {
  await importFile(lines());
  const [entry] = await imports();
  const { id } = await given.make.product();
  const elsewhere = `/admin/products/${id}/conversions/imports/${entry?.id}`;
  expectProblem(await given.call('DELETE', elsewhere), 'not_found', 404);
  const both = await Promise.all([undo(entry?.id ?? 0), undo(entry?.id ?? 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await counts(given)).toEqual([]);
});

test('an import that adds nothing is not listed', async () => {
  await importFile(lines());
  await importFile(lines());
  expect(await imports()).toHaveLength(1);
});

test('reads columns with other names, and rows without an event get the chosen one', async () => {
  const header = 'SubID;Payout;Transaction';
  const csv = [`${given.click};12,5;E-1`];
  const columns = { click: 'SubID', amount: 'Payout', id: 'Transaction' };
  const { body } = await importFile(csv, { columns, event: 'earning' }, header);
  expect(body.rows).toMatchObject([{ outcome: 'create', changes: ['12.50 USD'] }]);
  const { detail } = expectProblem(
    await importFile(csv, { columns: { click: 'clickid' }, event: 'earning' }, header),
    'bad_input',
    400,
  );
  expect(detail).toContain('Missing columns: clickid');
});
