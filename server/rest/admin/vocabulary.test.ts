/** Regulators, payment methods and game providers. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  given.call(method, `/admin${path}`, body);
type Named = { name: string };
const names = async (path: string) =>
  (await admin('GET', path)).body.items.map(({ name }: Named) => name);

const untranslated = { tr: { name: null } };
const vocabularies = [
  ['regulators', 'regulator', { country: null, register_url: null, complaints_url: null }],
  ['payment-methods', 'payment-method', { kind: 'other', icon_url: null, i18n: untranslated }],
  ['providers', 'provider', { i18n: untranslated }],
] as const;

describe.each(vocabularies)('%s', (list, kind, defaults) => {
  const path = `/${list}`;
  const add = (name: string) => admin('POST', path, { name });

  test('are created with defaults, replaced and deleted', async () => {
    const created = await add('  Blue Kiln ');
    const { id } = created.body;
    expect([created.status, created.body]).toEqual([201, { id, name: 'Blue Kiln', ...defaults }]);
    expect((await admin('PUT', `${path}/${id}`, { name: 'Red Kiln' })).body.name).toBe('Red Kiln');
    expect((await admin('GET', `${path}/${id}`)).body.name).toBe('Red Kiln');
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await admin('GET', `${path}/${id}`)).status).toBe(404);
  });

  test('are listed by name, searched and paged', async () => {
    for (const name of ['zinc', 'Ámber', 'Blue Kiln']) await add(name);
    expect(await names(path)).toEqual(['Ámber', 'Blue Kiln', 'zinc']);
    expect(await names(`${path}?sort=name&order=desc`)).toEqual(['zinc', 'Blue Kiln', 'Ámber']);
    expect(await names(`${path}?q=AMB`)).toEqual(['Ámber']);
    expect((await admin('GET', `${path}?limit=1&offset=1`)).body).toMatchObject({
      items: [{ name: 'Blue Kiln' }],
      total: 3,
      limit: 1,
      offset: 1,
    });
  });

  test('have unique names, ignoring case', async () => {
    await add('Blue Kiln');
    const { body } = await add('Red Kiln');
    const taken = {
      code: 'conflict',
      errors: [
        { path: 'name', message: `Another ${kind.replace('-', ' ')} already has this name` },
      ],
    };
    for (const refused of [
      await add('BLUE KILN'),
      await admin('PUT', `${path}/${body.id}`, { name: 'blue kiln ' }),
    ]) {
      expect([refused.status, refused.body]).toMatchObject([409, taken]);
    }
    expect((await admin('PUT', `${path}/${body.id}`, { name: 'RED KILN' })).status).toBe(200);
  });

  test('are restored from the history, unless their name has been taken since', async () => {
    const { id } = (await add('Blue Kiln')).body;
    await admin('DELETE', `${path}/${id}`);
    const [deletion] = (await admin('GET', `/changes?entity=${kind}`)).body.items;
    expect(deletion).toMatchObject({ action: 'delete', name: 'Blue Kiln' });
    const other = (await add('blue kiln')).body;
    expect((await admin('POST', `/changes/${deletion.seq}/restore`)).status).toBe(409);
    await admin('DELETE', `${path}/${other.id}`);
    expect((await admin('POST', `/changes/${deletion.seq}/restore`)).status).toBe(201);
    expect((await admin('GET', `${path}/${id}`)).body.name).toBe('Blue Kiln');
  });

  test('refuse hidden characters', async () => {
    expect((await add('Blue\u200bKiln')).body.errors[0].path).toBe('name');
  });

  test('are read by viewers and written by editors', async () => {
    for (const [role, read, write] of [
      ['viewer', 200, 403],
      ['editor', 200, 201],
    ] as const) {
      const { token } = await given.make.person({ role });
      const headers = { 'x-admin-token': token };
      const listed = await given.call('GET', `/admin${path}`, undefined, { headers });
      const added = await given.call('POST', `/admin${path}`, { name: role }, { headers });
      expect([listed.status, added.status]).toEqual([read, write]);
    }
  });

  test('are exported as CSV and imported again', async () => {
    const { id } = (await add('Blue Kiln')).body;
    const { text } = await admin('GET', `${path}/export`);
    expect(text).toContain(`${id},Blue Kiln`);
    const csv = 'id,name\n,Red Kiln\n,blue kiln\n';
    const checked = (await admin('POST', `${path}/import`, { csv, dry_run: true })).body.rows;
    expect(checked.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'create',
      'refused',
    ]);
    const valid = `id,name\n,Red Kiln\n${id},Green Kiln\n`;
    await admin('POST', `${path}/import`, { csv: valid, dry_run: false });
    expect(await names(path)).toEqual(['Green Kiln', 'Red Kiln']);
  });
});

describe.each([
  ['payment-methods', 'payment-method'],
  ['providers', 'provider'],
])('names of %s in other languages', (list, kind) => {
  const path = `/${list}`;

  test('are stored, kept in the history and emptied again', async () => {
    const { body } = await admin('POST', path, {
      name: 'Bank card',
      i18n: { tr: { name: ' Banka kartı ' } },
    });
    expect(body.i18n).toEqual({ tr: { name: 'Banka kartı' } });
    expect((await admin('GET', path)).body.items).toMatchObject([{ i18n: body.i18n }]);
    await admin('PUT', `${path}/${body.id}`, { name: 'Bank card' });
    expect((await admin('GET', `${path}/${body.id}`)).body.i18n).toEqual(untranslated);
    const [, creation] = (await admin('GET', `/changes?entity=${kind}`)).body.items;
    expect(creation.action).toBe('create');
    await admin('DELETE', `${path}/${body.id}`);
    expect((await admin('POST', `/changes/${creation.seq}/restore`)).status).toBe(201);
    expect((await admin('GET', `${path}/${body.id}`)).body.i18n).toEqual(body.i18n);
  });

  test('are a column of the sheet', async () => {
    await admin('POST', path, { name: 'Bank card', i18n: { tr: { name: 'Banka kartı' } } });
    const { text } = await admin('GET', `${path}/export`);
    expect(text).toContain('id,name,name_tr');
    expect(text).toContain('Bank card,Banka kartı');
    const csv = 'name,name_tr\nVoucher,Kupon\nWallet,\n';
    await admin('POST', `${path}/import`, { csv, dry_run: false });
    expect((await admin('GET', path)).body.items).toMatchObject([
      { name: 'Bank card', i18n: { tr: { name: 'Banka kartı' } } },
      { name: 'Voucher', i18n: { tr: { name: 'Kupon' } } },
      { name: 'Wallet', i18n: untranslated },
    ]);
  });
});

test.each([
  ['regulators', (id: number) => ({ licences: [{ regulator_id: id }, { regulator_id: id }] })],
  ['payment-methods', (id: number) => ({ payments: [{ method_id: id }] })],
  ['providers', (id: number) => ({ provider_ids: [id] })],
])('%s that partners use are not deleted', async (list, factsWith) => {
  const { id } = (await admin('POST', `/${list}`, { name: 'Blue Kiln' })).body;
  const remove = () => admin('DELETE', `/${list}/${id}`);
  const products = [
    await given.make.product({ facts: factsWith(id) }),
    await given.make.product({ facts: factsWith(id) }),
  ];
  const { items } = (await admin('GET', `/${list}`)).body;
  expect(items).toMatchObject([{ id, partners: 2 }]);
  for (const [index, detail] of [
    'Used by 2 partners. Remove it from their facts first.',
    'Used by one partner. Remove it from the facts of that partner first.',
  ].entries()) {
    const { status, body } = await remove();
    expect([status, body.code, body.detail]).toEqual([409, 'conflict', detail]);
    await admin('DELETE', `/products/${products[index]?.id}`);
  }
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});

test('a regulator whose licence a market requires is not deleted', async () => {
  const { id } = await given.make.regulator();
  const [market] = (await admin('GET', '/markets')).body.items;
  await admin('PUT', `/markets/${market.id}`, { ...market, required_licences: [id] });
  const refused = await admin('DELETE', `/regulators/${id}`);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'A market requires its licence. Change that market’s rules first.',
  ]);
});

test('regulators are sorted by country, and a sheet may write it in lower case', async () => {
  const csv = 'name,country,register_url\nA,us,\nB,,https://b.example/register\nC,GB,\n';
  await admin('POST', '/regulators/import', { csv, dry_run: false });
  expect(await names('/regulators?sort=country')).toEqual(['C', 'A', 'B']);
});

test('payment methods are sorted by kind', async () => {
  await given.make.paymentMethod({ name: 'A', kind: 'wallet' });
  await given.make.paymentMethod({ name: 'B', kind: 'card' });
  expect(await names('/payment-methods?sort=kind')).toEqual(['B', 'A']);
});

test('the icon of a payment method counts as a used image, and is replaced along with it', async () => {
  const [old, other] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}/8x8.webp`);
  const ids = [];
  for (const path of [old, other]) {
    const hash = path?.split('/')[2] ?? '';
    const { id } = await given.db
      .insertInto('image')
      .values({
        ...{ hash, path: path ?? '', name: hash, width: 8, height: 8, bytes: 1 },
        ...{ created_at: '2026-01-01T00:00:00.000Z', search_key: hash },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const method = await given.make.paymentMethod({ name: 'Bank card', icon_url: old ?? null });
  expect((await admin('GET', `/images/${ids[0]}`)).body.uses).toEqual([
    { kind: 'payment-method', id: method.id, name: 'Bank card' },
  ]);
  await admin('POST', `/images/${ids[0]}/replace`, { by: ids[1] });
  expect((await admin('GET', `/payment-methods/${method.id}`)).body.icon_url).toBe(other);
});
