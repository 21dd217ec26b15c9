/** Scheduled rows appear and disappear on time, to the second: in lists, cached responses and pages, and search. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { topListEntryDraft } from '#contract/catalogue/top-list-entry.ts';
import { updateTimeZone } from '../../../db/start/update-time-zone.ts';
import { topListEntryResource } from '../../catalogue/resource/top-list-entry.ts';
import { publishedTexts, type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  given = await testApp();
});

afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const at = (time: string) => vi.setSystemTime(new Date(`2026-06-01T${time}Z`));
const read = async (path: string) => (await given.call('GET', path)).body;
const count = async (path: string) => {
  const { items, total } = await read(path);
  expect(items).toHaveLength(total);
  return total;
};

/** Reads each path twice, so that the second response is a cached one. */
async function everywhere() {
  const shown = async () => ({
    banners: await count('/banners'),
    bonuses: await count('/bonuses'),
    top: await count('/top'),
    onPage: (await read('/products/1')).bonuses.length,
    found: (await read('/search?q=harbor')).results.bonuses.length,
  });
  const first = await shown();
  expect(await shown()).toEqual(first);
  return first;
}

const shownTimes = (times: number) => ({
  banners: times,
  bonuses: times,
  top: times,
  onPage: times,
  found: times,
});

const i18n = { en: { title: 'Harbor' } };
const schedule = { starts_at: '2026-06-01 12:01:00', ends_at: '2026-06-01 12:02:00' };

test('scheduled items are shown from start to end, without a write', async () => {
  await given.make.product();
  await given.make.banner({ product_id: 1, ...schedule });
  await given.make.exclusiveBonus({ i18n, product_id: 1, ...schedule });
  await given.make.topListEntry({ product_id: 1, ...schedule });
  expect(await everywhere()).toEqual(shownTimes(0));
  at('12:00:59.999');
  expect(await everywhere()).toEqual(shownTimes(0));
  at('12:01:00.000');
  expect(await everywhere()).toEqual(shownTimes(1));
  at('12:01:59.999');
  expect(await everywhere()).toEqual(shownTimes(1));
  at('12:02:00.000');
  expect(await everywhere()).toEqual(shownTimes(0));
});

test('setting the clock back hides what had started', async () => {
  await given.make.banner({ starts_at: '2026-06-01 12:01:00' });
  at('12:01:00');
  expect(await count('/banners')).toBe(1);
  at('12:00:00');
  expect(await count('/banners')).toBe(0);
});

describe.each([
  ['banners', { image_url: '/uploads/a.webp' }],
  ['exclusive-bonuses', { image_url: '/uploads/a.webp' }],
])('the schedule of %s', (path, draft) => {
  beforeEach(async () => void (await given.make.product()));

  test('is null by default and read back as written', async () => {
    const { body } = await given.call('POST', `/admin/${path}`, draft);
    expect(body).toMatchObject({ starts_at: null, ends_at: null });
    const one = `/admin/${path}/${body.id}`;
    const changed = await given.call('PUT', one, { ...draft, ...schedule });
    expect(changed.body).toMatchObject(schedule);
    expect((await given.call('GET', one)).body).toMatchObject(schedule);
    expect(changed.body).not.toHaveProperty('live_from');
    const { items } = (await given.call('GET', '/admin/changes?limit=1')).body;
    const { after } = (await given.call('GET', `/admin/changes/${items[0].seq}`)).body;
    expect(after).toMatchObject(schedule);
    expect(after).not.toHaveProperty('live_from');
  });

  test.each([
    ['2026-06-01 12:00:00', '2026-06-01 12:00:00'],
    ['2026-06-02 00:00:00', '2026-06-01 12:00:00'],
  ])('is refused from %s to %s', async (starts_at, ends_at) => {
    const { status, body } = await given.call('POST', `/admin/${path}`, {
      ...draft,
      starts_at,
      ends_at,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'ends_at', message: 'Must be after the start' }]);
  });

  test('does not compare an end with an invalid start', async () => {
    const schedule = { starts_at: 'tomorrow', ends_at: '2026-06-01 12:00:00' };
    const { body } = await given.call('POST', `/admin/${path}`, { ...draft, ...schedule });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['starts_at']);
  });
});

test('an end that precedes its start because the clock skips an hour is refused', async () => {
  await updateTimeZone(given.db, 'Europe/Berlin');
  const [starts_at, ends_at] = ['2027-03-28 02:30:00', '2027-03-28 03:00:00'];
  const banner = { image_url: '/uploads/a.webp', starts_at };
  const create = (draft: object) => given.call('POST', '/admin/banners', draft);
  const { status, body } = await create({ ...banner, ends_at });
  expect([status, body.errors[0].path]).toEqual([400, 'ends_at']);
  expect((await create({ ...banner, ends_at: '2027-03-28 03:31:00' })).status).toBe(201);
});

test('the calendar lists what starts and ends in the coming weeks, soonest first', async () => {
  await given.make.product({ i18n: { en: { name: 'Wheel' } } });
  await given.make.banner({ i18n, ...schedule });
  await given.make.banner({ i18n, is_active: 0, ...schedule });
  await given.make.exclusiveBonus({ i18n, ends_at: '2026-06-28 12:00:00' });
  await given.make.exclusiveBonus({ i18n, ends_at: '2026-07-28 12:00:00' });
  await given.make.topListEntry({ product_id: 1, starts_at: '2026-06-03 00:00:00' });
  await given.make.promoCode({ code: 'SPIN', expires_at: '2026-06-02 00:00:00' });
  const odds = { ...publishedTexts('Odds').en, publish_at: '2026-06-02 09:00:00' };
  await given.make.contentPage({ i18n: { en: odds, tr: { ...odds, title: 'Oranlar' } } });
  const { items } = await read('/admin/calendar');
  const words = (item: object) => Object.values(item).filter((value) => value !== null);
  expect(items.map((item: object) => words(item).join(' '))).toEqual([
    '2026-06-01 12:01:00 starts banner 1 Harbor US',
    '2026-06-01 12:02:00 ends banner 1 Harbor US',
    '2026-06-02 00:00:00 ends promo-code 1 SPIN US',
    '2026-06-02 09:00:00 starts content-page 7 Odds en',
    '2026-06-02 09:00:00 starts content-page 7 Oranlar tr',
    '2026-06-03 00:00:00 starts top-list-entry 1 Wheel US',
    '2026-06-28 12:00:00 ends exclusive-bonus 1 Harbor US',
  ]);
});

test('the calendar lists a whole month in the site’s time zone, including past items', async () => {
  const ending = async (ends_at: string) => given.make.banner({ i18n, ends_at });
  for (const ends_at of [
    ...['2026-05-31 23:59:59', '2026-06-01 00:00:00'],
    ...['2026-06-30 23:59:59', '2026-07-01 00:00:00'],
  ]) {
    await ending(ends_at);
  }
  const { items } = await read('/admin/calendar?month=2026-06');
  expect(items.map(({ at }: { at: string }) => at)).toEqual([
    '2026-06-01 00:00:00',
    '2026-06-30 23:59:59',
  ]);
  const { status } = await given.call('GET', '/admin/calendar?month=2026-13');
  expect(status).toBe(400);
});

test('the calendar leaves out items in a retired market', async () => {
  await given.make.product();
  await given.make.banner({ market_code: 'TR', ...schedule });
  await given.make.topListEntry({ product_id: 1, market_code: 'TR', ...schedule });
  await given.make.promoCode({ market_code: 'TR', expires_at: '2026-06-02 00:00:00' });
  expect((await read('/admin/calendar')).items).toHaveLength(5);
  const turkey = await read('/admin/markets/2');
  const retired = { ...turkey, is_active: false, helplines: [], tools: [] };
  await given.call('PUT', '/admin/markets/2', retired);
  expect((await read('/admin/calendar')).items).toEqual([]);
});

test('a top list entry keeps its product, and its schedule can be changed and restored', async () => {
  const { id, ...entry } = await given.make.topListEntry();
  const other = await given.make.product();
  const update = (draft: object) =>
    topListEntryResource.update(given.writer, id, topListEntryDraft.parse({ ...entry, ...draft }));
  await expect(update({ product_id: other.id })).rejects.toThrow('cannot be changed');
  expect(await update(schedule)).toMatchObject(schedule);
  const { items } = (await given.call('GET', '/admin/changes?entity=top-list-entry')).body;
  expect(items).toHaveLength(2);
  await given.call('POST', `/admin/changes/${items[1].seq}/restore`);
  expect(await topListEntryResource.get(given.db, id)).toEqual({ id, ...entry });
});
