/** Visitors' inquiries are validated, rate limited and stored. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxInquiries } from '#contract/visitor/inquiry.ts';
import { allRows, isPostgres } from '../../../db/testing/database.ts';
import { holdLock } from '../../../db/testing/failure.ts';
import { passLimitTime } from '../../../db/testing/pass-time.ts';
import { inquiryOf, type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

const send = (body: object, remoteAddress = '10.0.0.1') =>
  given.call('POST', '/inquiries', body, { remoteAddress });

const stored = () => allRows(given.db, 'inquiry');

const defaults = { id: 1, is_read: 0, sent_at: expect.stringMatching(/^\d{4}-.*Z$/) };

test('an application is stored as entered, without surrounding whitespace', async () => {
  const { status, body, headers } = await send(
    inquiryOf('application', {
      name: ' Ada ',
      website: 'lantern.example',
      markets: ['TR', 'US', 'TR'],
    }),
  );
  expect({ status, body }).toEqual({ status: 201, body: { received: true } });
  expect(headers['cache-control']).toBe('no-store');
  expect(await stored()).toEqual([
    {
      ...defaults,
      kind: 'application',
      name: 'Ada',
      email: 'ada@copper-lantern.example',
      company: 'Copper Lantern',
      website: 'https://lantern.example',
      markets: 'US TR',
      subject: null,
      problem: null,
      about_kind: null,
      about_id: null,
      message: 'List us, please.',
      search_key: expect.stringContaining('copper lantern'),
    },
  ]);
});

test('a message needs no name, and only the input is stored', async () => {
  expect((await send(inquiryOf('message'))).status).toBe(201);
  const [row] = await stored();
  expect(row).toMatchObject({ ...defaults, kind: 'message', name: null, company: null });
  expect(JSON.stringify(row)).not.toContain('10.0.0.1');
});

describe('a report', () => {
  const report = { kind: 'report', problem: 'wrong_terms', markets: ['TR'] };

  test('on a hidden or expired offer gets the same response as one on an unknown ID', async () => {
    const { make } = given;
    const ended = { ends_at: '2020-01-01 00:00:00' };
    const closed = await make.product({ markets: [{ market_code: 'US', availability: 'closed' }] });
    const { body: turkey } = await given.call('GET', '/admin/markets/2');
    const { effective: _, name: __, ...draft } = turkey;
    const rules = [{ subject: 'bonuses', effect: 'hide' }];
    await given.call('PUT', '/admin/markets/2', { ...draft, rules });
    const offers = [
      ['bonus', await make.exclusiveBonus({ is_active: 0 })],
      ['bonus', await make.exclusiveBonus(ended)],
      ['bonus', await make.exclusiveBonus({ starts_at: '2999-01-01 00:00:00' })],
      ['bonus', await make.exclusiveBonus({ market_code: 'TR' })],
      ['bonus', await make.exclusiveBonus({ product_id: closed.id })],
      ['promo-code', await make.promoCode({ is_active: false })],
      ['promo-code', await make.promoCode({ expires_at: '2020-01-01 00:00:00' })],
      ['promo-code', await make.promoCode({ product_id: closed.id })],
    ] as const;
    const answerTo = async (
      about_kind: string,
      about_id: number,
      markets: string[],
      ip: string,
    ) => {
      const sent = { ...report, markets, about_kind, about_id };
      const { status, body, headers } = await send(sent, ip);
      return { status, body, type: headers['content-type'] };
    };
    const unknown = await answerTo('bonus', 999, [], '10.9.0.1');
    expect(unknown.status).toBe(400);
    for (const [index, [kind, { id }]] of offers.entries()) {
      for (const [at, markets] of [[], ['US'], ['TR']].entries()) {
        const answer = await answerTo(kind, id, markets, `10.${index}.${at}.1`);
        expect(answer, `${kind} ${id} in ${markets}`).toEqual(unknown);
      }
    }
    expect(await stored()).toEqual([]);
  });

  test('is stored with the name of what it is about, and needs neither a text nor an email', async () => {
    const { id } = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
    const about = { about_kind: 'product', about_id: id };
    expect((await send({ ...report, ...about })).status).toBe(201);
    const { items } = (await given.call('GET', '/admin/inquiries?kind=report')).body;
    expect(items).toMatchObject([
      {
        subject: 'Copper Lantern',
        problem: 'wrong_terms',
        about: { kind: 'product', id },
        email: null,
        markets: ['TR'],
      },
    ]);
    const { unread_reports } = (await given.call('GET', '/admin/dashboard')).body;
    expect(unread_reports).toEqual({
      total: 1,
      items: [{ id: 1, subject: 'Copper Lantern', problem: 'wrong_terms' }],
    });
  });

  test.each([
    [
      'bonus',
      () => given.make.exclusiveBonus({ i18n: { en: { title: 'Double up' } } }),
      'Double up',
    ],
    ['promo-code', () => given.make.promoCode({ code: 'LANTERN' }), 'LANTERN'],
  ] as const)('can be about a %s', async (about_kind, make, subject) => {
    const { id } = await make();
    const about = { about_kind, about_id: String(id) as unknown };
    await send({ ...report, ...about, email: 'ada@visitor.example' });
    expect(await stored()).toMatchObject([{ subject, email: 'ada@visitor.example' }]);
  });

  test.each([
    ['about_id', { about_id: 99 }, 'Nothing has this ID'],
    ['about_id', { about_id: 'one' }, 'Must be a number'],
    ['about_kind', { about_kind: 'banner' }, 'Must be one of product, bonus, promo-code'],
    ['problem', { problem: '' }, 'Must be one of wrong_terms, code_fails, payment_refused, other'],
    ['message', { problem: 'other' }, 'Is required'],
    ['message', { message: 'x'.repeat(10_001) }, 'Must be at most 10000 characters'],
    ['email', { email: 'ada' }, 'Must be an email address'],
    ['markets.0', { markets: ['XX'] }, 'Must be one of US, TR'],
    ['markets', { markets: ['US', 'TR'] }, 'Must have at most 1 items'],
  ])('with a wrong %s is refused', async (path, wrong, message) => {
    const { id } = await given.make.product();
    const about = { about_kind: 'product', about_id: id };
    const response = await send({ ...report, ...about, ...wrong });
    const errors = [{ path, message }];
    expect(response).toMatchObject({ status: 400, body: { code: 'bad_input', errors } });
    expect(await stored()).toEqual([]);
  });
});

test('an inquiry changes neither the catalogue version nor its log', async () => {
  const before = given.database.version.current();
  await send(inquiryOf('message'));
  expect(given.database.version.current()).toBe(before);
  expect(await allRows(given.db, 'change')).toEqual([]);
});

test('a form filled in by a bot gets the usual response but is not stored', async () => {
  const kept = await send(inquiryOf('message'));
  const dropped = await send(inquiryOf('message', { fax_number: '555' }));
  expect([dropped.status, dropped.text]).toEqual([kept.status, kept.text]);
  expect(await stored()).toHaveLength(1);
});

describe('five inquiries within ten minutes', () => {
  beforeEach(async () => {
    await given.app.close();
    given = await testApp({ RATE_LIMIT: '600' });
    for (let time = 0; time < 5; time += 1) {
      expect((await send(inquiryOf('message'))).status).toBe(201);
    }
  });

  test('are accepted from one IP, and the sixth has to wait', async () => {
    await passLimitTime(given.db, 60_000);
    const response = await send(inquiryOf('message'));
    expectProblem(response, 'too_many_requests', 429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(540);
    expect(await stored()).toHaveLength(5);
    expect((await send(inquiryOf('message'), '10.0.0.2')).status).toBe(201);
    await passLimitTime(given.db, 540_000);
    expect((await send(inquiryOf('message'))).status).toBe(201);
  });

  test('are counted over REST and tRPC together', async () => {
    const { catalogue } = trpcClient(given, { headers: {}, remoteAddress: '10.0.0.1' });
    const refused = await refusalOf(catalogue.inquire.mutate(inquiryOf('message')));
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^(600|5\d\d)$/),
    });
  });

  test('do not limit other requests', async () => {
    const response = await given.call('GET', '/products', undefined, { remoteAddress: '10.0.0.1' });
    expect(response.status).toBe(200);
  });
});

describe('a full inbox', () => {
  beforeEach(async () => {
    const row = { kind: 'message', email: 'a@a.example', message: 'Hello', search_key: 'hello' };
    const hundred = Array.from({ length: 100 }, () => ({ ...row, markets: '', is_read: 1 }));
    for (let rows = 0; rows < maxInquiries; rows += 100) {
      await given.db
        .insertInto('inquiry')
        .values(hundred as never)
        .execute();
    }
  });

  test('loses nothing, and accepts no more until an editor deletes some', async () => {
    const before = await stored();
    const response = await send(inquiryOf('message'));
    expectProblem(response, 'overloaded', 503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const { catalogue } = trpcClient(given, { headers: {} });
    const refused = await refusalOf(catalogue.inquire.mutate(inquiryOf('message')));
    expect(refused).toMatchObject({ status: 503, code: 'overloaded' });
    expect(await stored()).toEqual(before);

    expect((await given.call('DELETE', '/admin/inquiries/1')).status).toBe(204);
    expect((await send(inquiryOf('message'))).status).toBe(201);
    expect((await send(inquiryOf('message'))).status).toBe(503);
    const { body } = await given.call('GET', '/admin/dashboard');
    expect(body.kept_inquiries).toBe(maxInquiries);
  });
});

test('RATE_LIMIT=0 turns the limit off', async () => {
  for (let time = 0; time < 7; time += 1) {
    expect((await send(inquiryOf('message'))).status).toBe(201);
  }
});

test.runIf(isPostgres)('an inquiry is stored during a long write', async () => {
  const release = await holdLock(given.address);
  expect((await send(inquiryOf('message'))).status).toBe(201);
  await release();
});
