/** A region inherits what it doesn't set itself, and its rules replace those of its country. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const usId = 1;
const named = (name: string) => ({ i18n: { en: { name } } });
const newJersey = { code: 'US-NJ', parent_code: 'US', ...named('New Jersey') };
const create = (market: object) => given.call('POST', '/admin/markets', market);
const find = async (id: number) => (await given.call('GET', `/admin/markets/${id}`)).body;
const change = async (id: number, changes: object) => {
  const { effective: _, id: __, name: ___, ...market } = await find(id);
  return given.call('PUT', `/admin/markets/${id}`, { ...market, ...changes });
};
const hide = (subject: string, more: object = {}) => ({ subject, effect: 'hide', ...more });

test('a region inherits what it doesn’t set itself', async () => {
  const helpline = { name: 'Call', phone: '+1 800', verified_on: '2026-11-01' };
  await change(usId, {
    helplines: [helpline],
    rules: [hide('votes', { note: 'No votes' }), { subject: 'bonuses', effect: 'text' }],
    required_licences: [],
    max_wagering: 10,
    required_terms: ['wagering'],
    i18n: { en: { name: 'United States', disclosure: 'Paid links.' } },
  });
  const { status, body } = await create({ ...newJersey, rules: [hide('bonuses')] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    parent_code: 'US',
    minimum_age: null,
    currency: null,
    default_language: null,
    helplines: [],
    max_wagering: null,
    promotion_allowed: true,
    effective: {
      minimum_age: 21,
      currency: 'USD',
      default_language: 'en',
      helplines: [helpline],
      rules: [hide('bonuses'), hide('votes', { note: 'No votes' })],
      max_wagering: 10,
      required_terms: ['wagering'],
      disclosure: { en: 'Paid links.', tr: null },
    },
  });
  expect((await change(body.id, { minimum_age: 25 })).body.effective.minimum_age).toBe(25);
});

test('a country must have an age, a language and a currency', async () => {
  const { body } = await create({ code: 'GB', currency: 'GBP', ...named('Great Britain') });
  expect(body).toMatchObject({ minimum_age: 18, default_language: 'en', parent_code: null });
  const without = await create({ code: 'IE', ...named('Ireland') });
  expectProblem(without, 'bad_input', 400);
  expect(without.body.errors).toMatchObject([{ path: 'currency' }]);
});

test.each([
  ['parent_code', { ...newJersey, code: 'FR-X', parent_code: 'FR' }],
  ['code', { ...newJersey, code: 'NJ' }],
  ['parent_code', { ...newJersey, code: 'US-NJ-X', parent_code: 'US-NJ' }],
])('refuses a region with a wrong %s', async (path, region) => {
  await create(newJersey);
  const answer = await create(region);
  expectProblem(answer, 'bad_input', 400);
  expect(answer.body.errors[0].path).toMatch(new RegExp(`${path}$|code$`));
});

test('a country with regions can’t be a region, and can’t be deleted', async () => {
  const country = await create({ code: 'CA', currency: 'CAD', ...named('Canada') });
  const region = await create({ code: 'CA-ON', parent_code: 'CA', ...named('Ontario') });
  expectProblem(await given.call('DELETE', `/admin/markets/${country.body.id}`), 'conflict', 409);
  await given.call('DELETE', `/admin/markets/${region.body.id}`);
  expect((await given.call('DELETE', `/admin/markets/${country.body.id}`)).status).toBe(204);
});

test('a country with active regions cannot be retired', async () => {
  await create(newJersey);
  await create({ code: 'GB', currency: 'GBP', ...named('Great Britain'), sort_order: 1 });
  const country = await create({ code: 'CA', currency: 'CAD', ...named('Canada') });
  const region = await create({ code: 'CA-ON', parent_code: 'CA', ...named('Ontario') });
  expectProblem(await change(country.body.id, { is_active: false }), 'conflict', 409);
  await change(region.body.id, { is_active: false });
  expect((await change(country.body.id, { is_active: false })).status).toBe(200);
});

test('a region cannot be created or reactivated in a retired country', async () => {
  const country = await create({ code: 'CA', currency: 'CAD', ...named('Canada') });
  const region = { code: 'CA-ON', parent_code: 'CA', ...named('Ontario') };
  const earlier = await create({ ...region, code: 'CA-QC', is_active: false });
  await change(country.body.id, { is_active: false });
  const answers = [
    await create(region),
    await create({ ...region, is_active: false }),
    await change(earlier.body.id, { is_active: true }),
  ];
  for (const answer of answers) {
    expectProblem(answer, 'bad_input', 400);
    expect(answer.body.errors).toEqual([
      { path: 'parent_code', message: 'The market CA is retired' },
    ]);
  }
  expect((await change(earlier.body.id, named('Quebec'))).status).toBe(200);
  await change(country.body.id, { is_active: true });
  expect((await create(region)).status).toBe(201);
});

test('a market can only require licences of existing regulators', async () => {
  const answer = await change(usId, { required_licences: [999] });
  expectProblem(answer, 'bad_input', 400);
  expect(answer.body.errors).toMatchObject([{ path: 'required_licences.0' }]);
});

test('hiding everything keeps the notes of earlier rules, and a client that omits the switch changes no rule', async () => {
  await change(usId, { rules: [hide('votes', { note: 'By law' })] });
  const off = await change(usId, { promotion_allowed: false });
  expect(off.body.rules).toContainEqual(expect.objectContaining({ note: 'By law' }));
  const renamed = await change(usId, { promotion_allowed: undefined, minimum_age: 22 });
  expect(renamed.body).toMatchObject({ promotion_allowed: false, minimum_age: 22 });
});

test('a market without promotion hides every subject', async () => {
  const subjects = ['links', 'bonuses', 'promo_codes', 'banners', 'top_lists', 'votes'];
  const off = await change(usId, { promotion_allowed: false });
  expect(off.body.rules.map(({ subject }: { subject: string }) => subject)).toEqual(subjects);
  expect(off.body.promotion_allowed).toBe(false);
  const on = await change(usId, { promotion_allowed: true });
  expect(on.body).toMatchObject({ promotion_allowed: true, rules: [] });
  await change(usId, { promotion_allowed: false });
  const someShown = await change(usId, { promotion_allowed: true, rules: [hide('votes')] });
  expect(someShown.body.promotion_allowed).toBe(true);
  const byRules = await change(usId, { rules: subjects.map((subject) => hide(subject)) });
  expect(byRules.body.promotion_allowed).toBe(false);
});

test('a subject can only have one rule per start date', async () => {
  const rules = [hide('votes', { from: '2026-01-19' }), { subject: 'votes', effect: 'text' }];
  expect((await change(usId, { rules })).body.rules).toMatchObject(rules);
  expectProblem(await change(usId, { rules: [hide('votes'), hide('votes')] }), 'bad_input', 400);
});
