// Runs on SQLite only: what was seen is compared with ordinary rows before anything is written.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';
import { shape } from './testing/money-site.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
  const programme = { name: 'Northgate', note: 'Seen' };
  expect((await given.call('POST', '/admin/programmes', programme)).status).toBe(201);
});
afterEach(() => given.app.close());

const entry = { programme_id: 1, currency: 'EUR', note: 'Seen' };
const update = () => {
  const { programme, deal, statSource, statement, payment, correction } = trpcClient(given).admin;
  return { programme, deal, statSource, statement, payment, correction };
};
type Call = { mutate: (change: object) => Promise<unknown> };
type Kind = keyof ReturnType<typeof update>;

const kinds: [Kind, string, object, object, object][] = [
  ['programme', 'programmes', { name: 'Northgate' }, { note: 'Theirs' }, { note: 'Mine' }],
  [
    ...(['deal', 'deals'] as const),
    { ...entry, kind: 'share', from: '2026-01-01', steps: [{ percent: 30 }] },
    { note: 'Theirs' },
    { note: 'Mine' },
  ],
  [
    ...(['statSource', 'stat-sources'] as const),
    { programme_id: 1, name: 'Seen', shape },
    { name: 'Theirs' },
    { name: 'Mine' },
  ],
  [
    ...(['statement', 'statements'] as const),
    { ...entry, month: '2026-02', stated: 100 },
    { stated: 200 },
    { stated: 300 },
  ],
  [
    ...(['payment', 'payments'] as const),
    { ...entry, day: '2026-03-05', amount: 100 },
    { amount: 200 },
    { amount: 300 },
  ],
  [
    ...(['correction', 'corrections'] as const),
    { ...entry, month: '2026-02', day: '2026-03-05', amount: 100 },
    { amount: 200 },
    { amount: 300 },
  ],
];

test.each(kinds)(
  'refuses an update of a %s that would overwrite what the editor hasn’t seen',
  async (kind, path, seen, theirs, mine) => {
    // Months that are closed are the only ones with corrections.
    const closed = { programme_id: 1, month: '2026-02' };
    if (kind === 'correction') await given.call('POST', '/admin/money/close', closed);
    if (kind !== 'programme') {
      const { status, body } = await given.call('POST', `/admin/${path}`, seen);
      expect([status, body.detail]).toEqual([201, undefined]);
    }
    const before = (await given.call('GET', `/admin/${path}/1`)).body;
    const put = await given.call('PUT', `/admin/${path}/1`, { ...before, ...theirs });
    expect(put.status).toBe(200);

    const { mutate } = update()[kind].update as unknown as Call;
    const draft = { ...before, ...mine };
    expect(await refusalOf(mutate({ id: 1, draft, before }))).toMatchObject({
      ...{ status: 409, code: 'conflict', errors: [{ path: 'before' }] },
      detail: 'Someone else changed this after you opened it.',
    });
    expect((await given.call('GET', `/admin/${path}/1`)).body).toMatchObject(theirs);

    await mutate({ id: 1, draft, before: put.body });
    expect((await given.call('GET', `/admin/${path}/1`)).body).toMatchObject(mine);
  },
);
