import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateTimeZone } from '../../../db/start/update-time-zone.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  await updateTimeZone(given.db, 'Europe/Berlin');
});
afterEach(() => given.app.close());

/** The clocks change in between. */
const end = '2027-03-20 23:59:00';
const later = '2027-03-30 23:59:00';

const kinds = [
  {
    path: '/admin/products',
    make: () => given.make.product({ rating: 4 }),
    set: { field: 'rating', value: 4.5, from: 4 },
    wrong: { field: 'rating', value: 9 },
    named: 'Product 2',
  },
  {
    path: '/admin/banners',
    make: () => given.make.banner({ ends_at: end }),
    set: { field: 'i18n.tr.title', value: 'Bahar', from: null },
    wrong: { field: 'image_url', value: null },
    date: 'ends_at',
    named: 'Banner title',
  },
  {
    path: '/admin/exclusive-bonuses',
    make: () => given.make.exclusiveBonus({ ends_at: end }),
    set: { field: 'terms.numbers.wagering', value: 35, from: null },
    wrong: { field: 'terms.numbers.wagering', value: -1 },
    date: 'ends_at',
    named: 'Exclusive bonus',
  },
  {
    path: '/admin/promocodes',
    make: () => given.make.promoCode({ expires_at: end }),
    set: { field: 'rarity', value: 'epic', from: 'rare' },
    wrong: { field: 'rarity', value: 'mythic' },
    date: 'expires_at',
  },
  {
    path: '/admin/toplists/entries',
    make: () => given.make.topListEntry({ ends_at: end }),
    set: { field: 'is_paid', value: 1, from: 0 },
    wrong: { field: 'starts_at', value: 'soon' },
    date: 'ends_at',
  },
];

const logged = async () => (await given.db.selectFrom('change').select('seq').execute()).length;
const listed = async (path: string) => (await given.call('GET', path)).body.items;
const edit = (path: string, body: object) =>
  given.call('PUT', `${path}/bulk`, { action: 'edit', ...body });

describe.each(kinds)('$path', ({ path, make, set, wrong, date, named }) => {
  const { from, ...field } = set;
  const setting = [{ kind: 'set', ...field }];

  test('a field is set in every row, each with its row in the log', async () => {
    const ids = [(await make()).id, (await make()).id];
    const untouched = await make();
    const before = await logged();
    const answer = await edit(path, { ids, edits: setting });
    expect(answer).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await logged()).toBe(before + 2);
    const again = await edit(path, { ids, edits: setting });
    expect(again.body).toMatchObject({ changed: 0, difference: { rows: [] } });
    expect(await logged(), 'rows that already have the value are not written').toBe(before + 2);
    const left = await edit(path, { ids: [untouched.id], edits: setting, dry_run: true });
    expect(left.body.changed).toBe(1);
  });

  test('a dry run answers with what the write then does, and writes nothing', async () => {
    const ids = [(await make()).id, (await make()).id];
    const [before, seen] = [await logged(), await listed(path)];
    const dry = await edit(path, { ids, edits: setting, dry_run: true });
    expect(dry.status).toBe(200);
    expect(dry.body.difference.rows).toMatchObject(
      ids.map((id) => ({
        id,
        changes: [
          {
            field: set.field,
            language: set.field.startsWith('i18n') ? 'tr' : null,
            from,
            to: set.value,
          },
        ],
        more: 0,
      })),
    );
    if (named) expect(dry.body.difference.rows[1].name).toBe(named);
    expect([await logged(), await listed(path)]).toEqual([before, seen]);
    const { version } = dry.body.difference;
    const written = await edit(path, { ids, edits: setting, version });
    expect([written.status, written.body]).toEqual([200, dry.body]);
    expect(await logged()).toBe(before + 2);
  });

  test('nothing is written if the rows are no longer as the editor saw them', async () => {
    const { id } = await make();
    const all = { all: true, edits: setting };
    const { body } = await edit(path, { ...all, dry_run: true });
    await make();
    const before = await logged();
    const answer = await edit(path, { ...all, version: body.difference.version });
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ path: 'version' }] } });
    expect(await logged()).toBe(before);
    expect((await edit(path, { ids: [id], edits: setting, dry_run: true })).body.changed).toBe(1);
  });

  test('a value that one row refuses is reported with the row, and no row changes', async () => {
    const ids = [(await make()).id, (await make()).id];
    const before = await logged();
    const answer = await edit(path, { ids, edits: [{ kind: 'set', ...wrong }] });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: `ids.0.${wrong.field}` }] },
    });
    const unknown = await edit(path, { ids: [...ids, 999], edits: setting });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'ids.2' }] } });
    expect(await logged()).toBe(before);
  });

  test('a date is moved by days and keeps its time of day', async () => {
    const ids = [(await make()).id];
    const edits = [{ kind: 'extend', field: date ?? 'facts.verified_on', days: 10 }];
    const { body } = await edit(path, { ids, edits });
    if (!date) return expect(body.changed, 'a product without facts has no date').toBe(0);
    expect(body.difference.rows[0].changes).toEqual([
      { field: date, language: null, from: end, to: later },
    ]);
  });

  test.each([
    [{ edits: setting }, 'ids'],
    [{ ids: [1], all: true, edits: setting }, 'ids'],
    [{ all: true, edits: [] }, 'edits'],
    [{ all: true, edits: Array(11).fill(setting[0]) }, 'edits'],
    [{ all: true, edits: [{ kind: 'extend', field: 'ends_at', days: 3651 }] }, 'edits.0.days'],
    [{ all: true, edits: [{ kind: 'set', field: 'nothing', value: 1 }] }, 'edits.0.field'],
    [{ all: true, edits: [{ kind: 'set', field: '__proto__', value: 1 }] }, 'edits.0.field'],
    [{ all: true, edits: [{ kind: 'set', field: 'i18n', value: null }] }, 'edits.0.field'],
    [{ all: true, edits: [{ kind: 'set', field: 'constructor', value: 1 }] }, 'edits.0.field'],
    [{ all: true, edits: [{ kind: 'add', field: 'id', value: 1 }] }, 'edits.0.field'],
  ])('refuses %j', async (body, wrongPath) => {
    await make();
    const answer = await edit(path, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: wrongPath }] } });
  });
});

test('an edit of all that match changes exactly the rows of the list', async () => {
  for (const code of ['SPRING10', 'SPRING20', 'AUTUMN']) await given.make.promoCode({ code });
  const edits = [{ kind: 'set', field: 'rarity', value: 'epic' }];
  const { body } = await edit('/admin/promocodes', { all: true, query: { q: 'spring' }, edits });
  const names = body.difference.rows.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(['SPRING10', 'SPRING20']);
  const rows = await given.db.selectFrom('promo_code').select(['code', 'rarity']).execute();
  expect(rows.find(({ code }) => code === 'AUTUMN')?.rarity).toBe('rare');
});

test('an edit of all products that a search finds only with a typo', async () => {
  await given.make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
  await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
  const answer = await edit('/admin/products', {
    all: true,
    query: { q: 'Luky Harbor' },
    edits: [{ kind: 'set', field: 'rating', value: 3 }],
  });
  expect(answer.body.difference.rows).toMatchObject([{ name: 'Lucky Harbor' }]);
});

test('more than 1,000 matching rows are refused', async () => {
  const { id: _, ...row } = await given.db
    .selectFrom('promo_code')
    .selectAll()
    .where('id', '=', (await given.make.promoCode({ code: 'CODE' })).id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 1000 }, (_, index) => ({ ...row, code: `CODE${index}` }));
  await given.db.insertInto('promo_code').values(copies.slice(0, 500)).execute();
  await given.db.insertInto('promo_code').values(copies.slice(500)).execute();
  const answer = await edit('/admin/promocodes', {
    all: true,
    edits: [{ kind: 'set', field: 'rarity', value: 'epic' }],
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'all', message: 'More than 1000 items match' }] },
  });
});

test('a category and a market are added to a product once, and removed', async () => {
  const { id } = await given.make.product({ categories: [1] });
  const item = (kind: 'add' | 'remove', field: string, value: unknown) =>
    edit('/admin/products', { ids: [id], edits: [{ kind, field, value }] });
  const changes = async (answer: ReturnType<typeof item>) =>
    (await answer).body.difference.rows[0]?.changes;
  expect(await changes(item('add', 'categories', 2))).toMatchObject([{ from: [1], to: [1, 2] }]);
  expect(await changes(item('add', 'categories', 2))).toBeUndefined();
  expect(await changes(item('remove', 'categories', 1))).toMatchObject([{ to: [2] }]);
  expect(await changes(item('add', 'markets', 'TR'))).toMatchObject([{ from: [], to: ['TR'] }]);
  expect(await changes(item('add', 'markets', 'TR'))).toBeUndefined();
  expect(await changes(item('remove', 'markets', 'TR'))).toMatchObject([{ from: ['TR'], to: [] }]);
});

describe('marking as checked', () => {
  const check = (path: string, id: number) => edit(path, { ids: [id], edits: [{ kind: 'check' }] });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

  test('sets the day of the facts that a product has', async () => {
    const regulator = await given.make.regulator();
    const { id } = await given.make.product({
      facts: { licences: [{ regulator_id: regulator.id }], owner: 'Copper Lantern' },
    });
    const { body } = await check('/admin/products', id);
    const to = today.format(Date.now());
    expect(body.difference.rows[0].changes).toEqual([
      { field: 'facts.licences.0.verified_on', language: null, from: null, to },
      { field: 'facts.verified_on', language: null, from: null, to },
    ]);
    const { id: unknown } = await given.make.product();
    expect((await check('/admin/products', unknown)).body.changed).toBe(0);
  });

  test('sets the day of the terms that an offer has', async () => {
    const { id } = await given.make.promoCode({ terms: { wagering: '35x' } });
    const { body } = await check('/admin/promocodes', id);
    const [change] = body.difference.rows[0].changes;
    expect(change).toMatchObject({ field: 'terms.last_verified_at', from: null });
  });

  test('is refused for rows without facts or terms', async () => {
    const { id } = await given.make.banner();
    const answer = await check('/admin/banners', id);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'edits.0.kind' }] } });
  });
});
