/**
 * Requests everything that depends on the day or the time: before, at and after the moment of change, from warm caches
 * and with the ETag of the previous response.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Moment, type Timed, timed } from './testing/timed-answer.ts';
import { type TimedSite, timedSite } from './testing/timed-site.ts';

const midnights = {
  UTC: '2027-01-01T00:00:00Z',
  'America/Los_Angeles': '2027-01-01T08:00:00Z',
  'Europe/Istanbul': '2026-12-31T21:00:00Z',
  'Pacific/Auckland': '2026-12-31T11:00:00Z',
};

describe.each(Object.entries(midnights))('in %s', (timeZone, instant) => {
  const midnight = Date.parse(instant);
  const hour = 60 * 60_000;
  const moments: [Moment, time: number][] = [
    ['midnight', midnight],
    ['morning', midnight + 9.5 * hour],
    ['next day', midnight + 24 * hour],
  ];
  let given: TimedSite;
  const at = (time: number) => vi.setSystemTime(time);
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 2 * hour });
    given = await timedSite(timeZone, midnight);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await given.app.close();
  });

  async function ask({ url, cookie }: Timed, etag?: unknown) {
    const headers = {
      ...(cookie && { cookie: cookie(given) }),
      ...(typeof etag === 'string' && { 'if-none-match': etag }),
    };
    const answer = await given.app.inject({ url: url(given), headers });
    return { status: answer.statusCode, text: answer.body, json: () => answer.json(), answer };
  }

  async function everything(passed: readonly Moment[]) {
    const shown: [what: string, value: unknown][] = [];
    for (const one of timed) shown.push([one.what, one.read(await ask(one))]);
    const expected = timed.map((one) => [
      one.what,
      passed.includes(one.at ?? 'midnight') ? one.after : one.before,
    ]);
    expect(shown).toEqual(expected);
  }

  test('every answer changes at its moment, and only then', async () => {
    const passed: Moment[] = [];
    await everything(passed);
    for (const [moment, time] of moments) {
      at(time - 1);
      await everything(passed);
      const due = timed.filter((one) => (one.at ?? 'midnight') === moment);
      const tags: unknown[] = [];
      for (const one of due) tags.push((await ask(one)).answer.headers.etag);
      at(time);
      for (const [place, one] of due.entries()) {
        const { status } = await ask(one, tags[place]);
        expect([one.what, status]).not.toEqual([one.what, 304]);
      }
      passed.push(moment);
      await everything(passed);
    }
    at(midnight + 40 * 24 * hour);
    await everything(passed);
    at(midnight - 1);
    await everything([]);
  });
});
