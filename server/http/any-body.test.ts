// Runs in test:long only: generates thousands of requests.
/** No body, form or query sent without the admin token causes a 5xx, and a refused one changes nothing. */
import fc from 'fast-check';
import type { InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryForms } from '../pages/forms/inquiry-form.ts';
import { renderedPage } from '../pages/rendered-page.ts';
import { inquiryOf } from '../testing/app.ts';
import { dump } from '../testing/rest.ts';
import { withRoutes } from '../testing/route.ts';
import { appRouter } from '../trpc/router.ts';
import { type AccountApp, accountApp } from '../visitor/account/testing/account-app.ts';
import { bodyLimits } from './body-limit.ts';

type Method = NonNullable<InjectOptions['method']>;
type Call = { method: Method; url: string };

let given: AccountApp;
let visitor: Awaited<ReturnType<AccountApp['signedIn']>>;
let calls: Call[];
let reads: Call[];
let forms: Call[];

/** Registers the forms of pages next to the API calls. */
async function appWithForms() {
  const app = await accountApp();
  await app.app.register(inquiryForms, {
    receiveInquiry: async () => ({ received: true as const }),
    siteUrl: () => 'http://board.example',
    show: async () => 'the page',
    showAgain: async (_request, posted) => renderedPage(200, JSON.stringify(posted), {}),
  });
  return app;
}

beforeAll(async () => {
  const opened = await withRoutes(appWithForms);
  given = opened.given;
  visitor = await given.signedIn('ada@visitor.example');
  await given.make.product();
  await given.make.inquiry();
  const all = opened.routes.flatMap(callsOf).filter(({ method }) => method !== 'HEAD');
  const isRead = ({ method }: Call) => method === 'GET';
  const isForm = ({ url }: Call) => !url.startsWith('/api/');
  reads = [...all.filter(isRead), ...procedures('GET')];
  forms = all.filter((call) => !isRead(call) && isForm(call));
  calls = [...all.filter((call) => !isRead(call) && !isForm(call)), ...procedures('POST')];
});

afterAll(() => given.app.close());

const isOpen = (url: string) => !/^\/api\/(admin|trpc|docs)|\*/.test(url);

const callsOf = ({ method, url }: RouteOptions): Call[] =>
  isOpen(url)
    ? [method].flat().map((name) => ({
        method: name as Method,
        url: url.replace(':kind', 'product').replace(/:\w+/g, '1'),
      }))
    : [];

const procedures = (method: Method): Call[] =>
  Object.keys(appRouter()._def.procedures as object)
    .filter((name) => name.startsWith('catalogue.'))
    .map((name) => ({ method, url: `/api/trpc/${name}` }));

const fields = [
  'kind',
  'markets',
  'name',
  'email',
  'message',
  'saved',
  'copied',
  'password',
  'lang',
];
const names = fc.oneof(
  fc.constantFrom(...fields, '__proto__', 'constructor', 'toString', ''),
  fc.string(),
);
const length = fc.integer({ min: 10_001, max: 20_000 });

const written = (value: unknown) => JSON.stringify(value);
const objectOf = (members: string[]) => `{${members.join()}}`;
const nested = (depth: number) => `${'[{"name":'.repeat(depth)}1${'}]'.repeat(depth)}`;

/** Values that no field accepts, already written as JSON. */
const wrong = fc.oneof(
  length.map((size) => written('x'.repeat(size))),
  length.map((size) => written('😀'.repeat(size / 4))),
  length.map((size) => written(' '.repeat(size))),
  fc.constantFrom('"a\\u0000b"', '"\\ud800"', '-1', '1e300', '1e999', 'false', '{}'),
  fc.integer({ min: 1001, max: 10_000 }).map((size) => written(Array(size).fill(1))),
  fc.integer({ min: 1, max: 2_000 }).map(nested),
  fc.dictionary(names, fc.jsonValue(), { minKeys: 1, maxKeys: 50 }).map(written),
);

const whole = {
  ...inquiryOf('application'),
  password: 'a wrong password',
  new_password: 'a long enough password',
  saved: [{ kind: 'product', id: 1 }],
  copied: [1],
};

const bodies = fc.oneof(
  // Each body is valid except for one field. Of two fields with the same name, the last one counts.
  wrong.map((value) =>
    objectOf([
      written(whole).slice(1, -1),
      ...['email', 'password', 'saved'].map((name) => `"${name}":${value}`),
    ]),
  ),
  fc.tuple(names, wrong).map(([name, value]) => objectOf([`${written(name)}:${value}`])),
  wrong,
  fc.json(),
  fc.string({ maxLength: 2_000 }),
  fc.integer({ min: 1, max: bodyLimits.visitor }).map((size) => '['.repeat(size)),
  fc.integer({ min: 1, max: 5_000 }).map((size) => objectOf(Array(size).fill('"markets":[1]'))),
  fc
    .integer({ min: 1, max: 5_000 })
    .map((size) => objectOf(Array.from({ length: size }, (_, at) => `"f${at}":0`))),
);

const fieldsOfForms = fc.oneof(names, fc.constantFrom('form', 'company', 'website', 'subject'));
const formBodies = fc
  .array(fc.tuple(fieldsOfForms, fc.oneof(wrong, fc.string())), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs).toString())
  .chain((form) =>
    fc.constantFrom(form, form.slice(0, 8_000), 'markets=US&'.repeat(700), '%'.repeat(8_000)),
  );

const parameters = fc.oneof(
  fc.constantFrom(
    'q',
    'lang',
    'market',
    'category',
    'limit',
    'offset',
    'products',
    'token',
    'back',
  ),
  names,
);
const searches = fc.oneof(
  fc
    .array(
      fc.tuple(
        parameters,
        fc.oneof(fc.string(), fc.constantFrom('x'.repeat(9_000), '9'.repeat(9_000))),
      ),
      {
        maxLength: 8,
      },
    )
    .map((pairs) => new URLSearchParams(pairs).toString().slice(0, 15_000)),
  fc
    .tuple(parameters, fc.integer({ min: 1, max: 5_000 }))
    .map(([name, times]) => `${encodeURIComponent(name)}=1&`.repeat(times).slice(0, 15_000)),
  fc.jsonValue().map((value) => `input=${encodeURIComponent(written(value)).slice(0, 15_000)}`),
);

const quickly = { seed: 12, numRuns: 20 };

type Sent = Partial<Pick<InjectOptions, 'payload' | 'headers'>> & { search?: string };

/** Sends generated input to each call, and compares all tables afterwards. */
async function expectNoHarm(asked: Call[], anything: fc.Arbitrary<Sent>, signedIn: boolean) {
  expect(asked.length).toBeGreaterThan(5);
  const before = await dump(given);
  for (const call of asked) {
    const name = `${call.method} ${call.url}`;
    const property = fc.asyncProperty(anything, async ({ search = '', ...sent }) => {
      const request = { ...call, ...sent, url: call.url + search };
      const { statusCode } = await (signedIn ? visitor.send(request) : given.app.inject(request));
      expect(statusCode, name).toBeLessThan(500);
    });
    await fc.assert(property, quickly);
    expect(await dump(given), name).toEqual(before);
  }
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['a stranger', false],
  ['a visitor who is signed in', true],
])('no body from %s makes a call fail', async (_sender, signedIn) => {
  await expectNoHarm(
    calls,
    bodies.map((payload) => ({ payload, headers: json })),
    signedIn,
  );
});

test('no form input fails', async () => {
  await expectNoHarm(
    forms,
    formBodies.map((payload) => ({ payload, headers: form })),
    false,
  );
});

test('no query makes a read fail', async () => {
  await expectNoHarm(
    reads,
    searches.map((search) => ({ search: `?${search}` })),
    true,
  );
});
