/**
 * Browsers without JavaScript post these forms. When a form is shown again with its errors, the tests read the page's
 * data instead of its HTML.
 */
// Runs on SQLite only: inquiry.test.ts covers the SQL.
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allSubjects } from '#contract/site/market-rule.ts';
import { allRows, refuseRows } from '../../../db/testing/database.ts';
import { inquiryOf, type TestApp, testApp, visitorSecret } from '../../testing/app.ts';
import { inquiryReceiver } from '../../visitor/inquiry.ts';
import { renderedPage } from '../rendered-page.ts';
import { inquiryForms } from './inquiry-form.ts';

let given: TestApp;

async function start(limited: boolean) {
  given = await testApp({ SITE_URL: 'https://board.example' });
  const { app, db } = given;
  await app.register(inquiryForms, {
    receiveInquiry: inquiryReceiver(
      { db, secret: () => visitorSecret },
      {
        activeMarkets: async () => ['US', 'TR'],
        effectsFor: async () => allSubjects(() => 'show'),
        emails: { send() {}, runLater() {} },
        limited,
      },
    ),
    siteUrl: () => 'https://board.example',
    show: async () => 'the form',
    showAgain: async (_request, posted) => renderedPage(200, JSON.stringify(posted), {}),
  });
}

beforeEach(() => start(false));
afterEach(() => given.app.close());

const typed = (kind: 'application' | 'message', more: object = {}) =>
  new URLSearchParams(
    Object.entries(inquiryOf(kind, more)).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString();

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (url: string, payload: string, headers: InjectOptions['headers'] = {}) =>
  given.app.inject({ method: 'POST', url, payload, headers: { ...form, ...headers } });

const stored = () => allRows(given.db, 'inquiry');

test.each([
  ['/contact', 'message', '/contact/sent'],
  ['/tr/contact', 'message', '/tr/contact/sent'],
  ['/partners', 'application', '/partners/sent'],
  ['/tr/partners?market=TR&utm_source=x', 'application', '/tr/partners/sent?market=TR'],
] as const)('%s stores the input and redirects', async (url, kind, next) => {
  const response = await post(url, typed(kind));
  expect([response.statusCode, response.headers.location]).toEqual([303, next]);
  expect(await stored()).toMatchObject([{ kind }]);
});

test('a report’s form keeps in its URL what the report is about', async () => {
  const { id } = await given.make.product();
  const form = `about_kind=product&about_id=${id}&markets=TR&problem=code_fails&message=&email=`;
  const response = await post(`/tr/report?about=product-${id}`, form);
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/tr/report/sent?about=product-${id}`,
  ]);
  expect(await stored()).toMatchObject([{ kind: 'report', problem: 'code_fails', about_id: id }]);
});

test('an incomplete form is shown again with its input, and never cached', async () => {
  const response = await post('/contact', 'name=Bo&email=bo&message=one%0D%0Atwo&markets=US');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    refusal: 'bad_input',
    values: {
      name: 'Bo',
      email: 'bo',
      message: 'one\ntwo',
      subject: '',
      company: '',
      website: '',
      problem: '',
      about_kind: '',
      about_id: '',
      fax_number: '',
      markets: ['US'],
    },
  });
  expect(await stored()).toEqual([]);
});

test('an empty form is shown again too', async () => {
  expect((await post('/partners', '')).json().refusal).toBe('bad_input');
});

test('the page determines the kind, whatever the form contains', async () => {
  await post('/contact', typed('message', { kind: 'application' }));
  expect(await stored()).toMatchObject([{ kind: 'message' }]);
});

test('a form filled in by a bot is redirected but not stored', async () => {
  const response = await post('/contact', typed('message', { fax_number: '555' }));
  expect([response.statusCode, response.headers.location]).toEqual([303, '/contact/sent']);
  expect(await stored()).toEqual([]);
});

test('the sixth form within ten minutes is shown again with its input', async () => {
  await given.app.close();
  await start(true);
  for (let time = 0; time < 5; time += 1) await post('/contact', typed('message'));
  const response = await post('/contact', typed('message'));
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '600']);
  expect(response.json()).toMatchObject({
    refusal: 'too_many_requests',
    values: { message: 'How do codes work?' },
  });
});

test('a form that cannot be stored is shown again with its input', async () => {
  await refuseRows(given.db, 'inquiry');
  const response = await post('/contact', typed('message'));
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ refusal: 'internal', values: { subject: 'A question' } });
});

describe('a form post', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://board.example' }, 403],
    [{ origin: 'https://elsewhere.example', host: 'board.example' }, 403],
    [{ origin: 'https://board.example.elsewhere.example', host: 'board.example' }, 403],
    [{ origin: 'null', host: 'board.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'none' }, 303],
    [{ origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, 303],
    [{ origin: 'https://board.example', host: 'inside:3000' }, 303],
    [{}, 303],
  ])('with %j answers %i', async (headers, status) => {
    expect((await post('/contact', typed('message'), headers)).statusCode).toBe(status);
    expect(await stored()).toHaveLength(status === 303 ? 1 : 0);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'in %s answers 415',
    async (type) => {
      const response = await post('/contact', '{}', { 'content-type': type });
      expect(response.statusCode).toBe(415);
    },
  );

  test('larger than any message answers 413', async () => {
    const response = await post('/contact', `message=${'x'.repeat(144 * 1024)}`);
    expect(response.statusCode).toBe(413);
  });

  test('with more fields than a form has answers 400 before parsing them', async () => {
    const response = await post('/contact', 'markets=US&'.repeat(10_000));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('at most 100 fields');
  });

  test('with the longest message in four-byte characters is accepted', async () => {
    const message = '\u{1D400}'.repeat(10_000);
    expect((await post('/contact', typed('message', { message }))).statusCode).toBe(303);
    expect(await stored()).toMatchObject([{ message }]);
  });
});

test('a wrong method answers 405 and lists the allowed ones', async () => {
  const response = await given.app.inject({ method: 'PUT', url: '/contact' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  expect((await given.app.inject('/contact')).body).toBe('the form');
});
