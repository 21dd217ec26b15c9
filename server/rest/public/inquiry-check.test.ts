/** The fields of visitors' inquiries are validated, and each error reports its field. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hiddenCharacterMessage } from '#contract/hidden-character.ts';
import { allRows } from '../../../db/testing/database.ts';
import { inquiryOf, type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem } from '../../testing/rest.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

const send = (body: object) => given.call('POST', '/inquiries', body);

const stored = () => allRows(given.db, 'inquiry');

const bad: [kind: 'application' | 'message', field: string, value: unknown, message: string][] = [
  ['application', 'company', '  ', 'Is required'],
  ['application', 'company', undefined, 'Is required'],
  ['application', 'company', 'x'.repeat(201), 'Must be at most 200 characters'],
  ['application', 'name', '', 'Is required'],
  ['application', 'website', 'javascript:alert(1)', 'Must be a website address'],
  ['application', 'website', '//lantern.example', 'Must be a website address'],
  ['application', 'website', 'lantern', 'Must be a website address'],
  ['application', 'website', 'two words.example', 'Must be a website address'],
  ['application', 'website', `a.example/${'x'.repeat(2048)}`, 'Must be at most 2048 characters'],
  ['application', 'markets', [], 'Is required'],
  ['application', 'markets', 'US', 'Must be a list'],
  ['application', 'message', '\n', 'Is required'],
  ['message', 'name', 'x'.repeat(201), 'Must be at most 200 characters'],
  ['message', 'subject', 7, 'Must be text'],
  ['message', 'subject', '', 'Is required'],
  ['message', 'message', 'x'.repeat(10_001), 'Must be at most 10000 characters'],
  ['message', 'subject', 'Pay\u202etnuocca', hiddenCharacterMessage('\u202e')],
  ['message', 'subject', 'Two\nlines', 'Must be a single line without tabs'],
  ['message', 'subject', '\u200d', hiddenCharacterMessage('\u200d')],
  ['message', 'name', 'Ada\u0007', hiddenCharacterMessage('\u0007')],
  ['message', 'message', 'Pay\u2066tnuocca', hiddenCharacterMessage('\u2066')],
  ['message', 'message', 'a\u001b[2Jb', hiddenCharacterMessage('\u001b')],
  ['message', 'email', 'ada\u202e@a.example', hiddenCharacterMessage('\u202e')],
  ['application', 'company', 'Copper\u200bLantern', hiddenCharacterMessage('\u200b')],
  ['application', 'website', 'a.example/\u202egnp', hiddenCharacterMessage('\u202e')],
  ['message', 'message', 'a\0b', 'Contains a character that cannot be stored'],
  ['message', 'message', '\ud800', 'Contains a character that cannot be stored'],
  ['message', 'email', '', 'Is required'],
  ['message', 'email', `${'x'.repeat(250)}@a.example`, 'Must be at most 254 characters'],
  ...[
    'ada',
    'ada@',
    '@a.example',
    'ada@visitor',
    'ada@@a.example',
    'a da@a.example',
    'ada@a..example',
    '.ada@a.example',
    'ada@-a.example',
    'ada@a.example\nbcc: all@a.example',
    '<ada@a.example>',
    'a@a.example,b@a.example',
  ].map((value): ['message', string, string, string] => [
    'message',
    'email',
    value,
    'Must be an email address',
  ]),
];

test('each invalid field is refused and named', async () => {
  for (const [kind, path, value, message] of bad) {
    const response = await send(inquiryOf(kind, { [path]: value }));
    const { errors } = expectProblem(response, 'bad_input', 400);
    expect(errors, `${kind}: ${path} ${value}`).toEqual([{ path, message }]);
  }
  expect(await stored()).toEqual([]);
});

test.each(['ada.field+codes@mail.visitor.example', "o'neil@a.example", 'çağla@şans.example'])(
  'accepts the email address %s',
  async (email) => {
    expect((await send(inquiryOf('message', { email }))).status).toBe(201);
  },
);

test('the error for an unknown kind lists the known ones', async () => {
  const { errors } = expectProblem(await send({ kind: 'praise' }), 'bad_input', 400);
  expect(errors).toEqual([
    { path: 'kind', message: 'Must be one of application, message, report' },
  ]);
});

test('tRPC accepts and refuses the same', async () => {
  const { catalogue } = trpcClient(given, { headers: {} });
  expect(await catalogue.inquire.mutate(inquiryOf('message'))).toEqual({ received: true });
  expect(await stored()).toHaveLength(1);
  const refused = await refusalOf(catalogue.inquire.mutate(inquiryOf('message', { email: 'x' })));
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'email', message: 'Must be an email address' }],
  });
});

test('stores line breaks, joined emoji and scripts that need joiners', async () => {
  const said = { subject: '👩\u200d🚀 می\u200cخواهم', message: 'One\r\n\tTwo שלום\u200f!' };
  expect((await send(inquiryOf('message', said))).status).toBe(201);
  expect(await stored()).toMatchObject([said]);
});
