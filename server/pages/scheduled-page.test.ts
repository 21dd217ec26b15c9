/** A page shows scheduled items from start to end, even if it was cached before, and without a write. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;

const at = (time: string) => vi.setSystemTime(new Date(`2026-06-01T${time}Z`));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('12:00:00');
  given = await testApp({}, { pages: 'built' });
});

afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const schedule = { starts_at: '2026-06-01 12:01:00', ends_at: '2026-06-01 12:02:00' };
const times = {
  'before the start': '12:00:59.999',
  'at the start': '12:01:00.000',
  'before the end': '12:01:59.999',
  'at the end': '12:02:00.000',
};

const scheduled = {
  '/casino': ['Brass Banner', 'Top casinos'],
  '/tr/casino': ['Brass Banner', 'En iyi casinolar'],
  '/bonuses': ['Lakeside Spins'],
  '/casino/1': ['Lakeside Spins'],
};

/** A cached page keeps its ETag, so a browser that has it gets a 304. */
async function read(path: string) {
  const { body, headers } = await given.app.inject({ url: path });
  const again = await given.app.inject({
    url: path,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  return { body, etag: headers.etag };
}

test('pages and their cached copies follow the clock', async () => {
  await given.make.product({ categories: [1] });
  await given.make.topListEntry({ product_id: 1, ...schedule });
  const promotion = { product_id: 1, categories: [1, 3], ...schedule };
  await given.make.banner({ ...promotion, i18n: { en: { title: 'Brass Banner' } } });
  await given.make.exclusiveBonus({ ...promotion, i18n: { en: { title: 'Lakeside Spins' } } });
  const etags = new Map<string, unknown[]>();
  const shown: Record<string, string[]> = {};
  for (const [moment, time] of Object.entries(times)) {
    at(time);
    shown[moment] = [];
    for (const [path, texts] of Object.entries(scheduled)) {
      const { body, etag } = await read(path);
      etags.set(path, [...(etags.get(path) ?? []), etag]);
      // The data for the browser contains the same text, but headings are only in the HTML.
      const headings = body.match(/<h[23][^>]*>[^<]*/g)?.join('\n') ?? '';
      shown[moment].push(
        ...texts.filter((text) => headings.includes(text)).map((text) => `${path} ${text}`),
      );
    }
  }
  const all = Object.entries(scheduled).flatMap(([path, texts]) =>
    texts.map((text) => `${path} ${text}`),
  );
  expect(shown).toEqual({
    'before the start': [],
    'at the start': all,
    'before the end': all,
    'at the end': [],
  });
  for (const [before, start, still, end] of etags.values()) {
    expect(still).toBe(start);
    expect(start).not.toBe(before);
    expect(end).not.toBe(start);
  }
});
