/** Requests that anyone could send to keep a server busy, each with a cheaply rejected one of the same size. */
import { inquiryOf } from '../../../server/testing/app.ts';

export type SentRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
};
export type BadRequest = { name: string; sent: SentRequest; plain: SentRequest };

const limit = 64 * 1024;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Repeats the item as often as the size allows. */
function filled(open: string, item: string, close: string, size = limit) {
  const room = size - Buffer.byteLength(open + close) - 1;
  return open + item.repeat(Math.floor(room / Buffer.byteLength(item))) + close;
}

const list = (item: string, open = '[', close = ']') => filled(`${open}${item}`, `,${item}`, close);

const inquiry = JSON.stringify(inquiryOf('application')).slice(0, -1);

/** The last of several fields with the same name wins. */
const inquiryWith = (name: string, item: string) => list(item, `${inquiry},"${name}":[`, ']}');
const inquiryText = (name: string, item: string) => filled(`${inquiry},"${name}":"`, item, '"}');

const nested = (open: string, close: string) => {
  const depth = Math.floor(limit / (open.length + close.length)) - 1;
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

const bodies: Record<string, string> = {
  'numbers as markets': inquiryWith('markets', '1'),
  'valid markets': inquiryWith('markets', '"US"'),
  'null as saved offers': list('null', '{"saved":[', ']}'),
  'five hundred invalid offers': `{"saved":[${Array(500).fill('{"kind":1,"id":"x"}')}]}`,
  'a long email address': inquiryText('email', 'a@'),
  'an email address with many labels': inquiryText('email', 'a.'),
  'a long website': inquiryText('website', 'http://'),
  'a message of emoji': inquiryText('message', '😀'),
  'a message of escapes': inquiryText('message', '\\u005f'),
  'a message of spaces': inquiryText('message', ' '),
  'a password of emoji': filled('{"password":"x","new_password":"', '😀', '"}'),
  'nested lists': nested('[', ']'),
  'nested objects': nested('{"email":', '}'),
  'the same name repeated': list('"email":1', '{', '}'),
  'names that reach a prototype': filled(
    '{"a":[',
    '{"__proto":1,"constructor":{}},',
    '{"__proto__":1}]}',
  ),
  'many small objects': list('{"\\u0061":{}}'),
  'many names': `{${Array.from({ length: 7_000 }, (_, at) => `"${at}":0`).join()}}`,
  'numbers with many digits': filled('[', '9', ']'),
  'no JSON': filled('{"email":"', 'x', ''),
  'truncated JSON': list('{}').slice(0, -1),
  'more than the limit': `"${'x'.repeat(limit)}"`,
};

const calls = [
  '/api/inquiries',
  '/api/account/email',
  '/api/account/password',
  '/api/account/saved-items',
  '/api/trpc/catalogue.inquire',
];

const plainBody = (size: number) => `"${'x'.repeat(Math.max(0, size - 2))}"`;

const post = (url: string, body: string, headers = json): SentRequest => ({
  method: 'POST',
  url,
  headers,
  body,
});

const overCalls: BadRequest[] = calls.flatMap((url) =>
  Object.entries(bodies).map(([name, body]) => ({
    name: `${url}: ${name}`,
    sent: post(url, body),
    plain: post(url, plainBody(Math.min(Buffer.byteLength(body), limit))),
  })),
);

const forms: [url: string, size: number][] = [
  ['/signin', 8 * 1024],
  ['/contact', 144 * 1024],
];
const formBodies: Record<string, (size: number) => string> = {
  'names without values': (size) => filled('', 'a&', '', size),
  markets: (size) => filled('', 'markets=US&', '', size),
  escapes: (size) => filled('email=', '%F0%9F%98%80', '', size),
  'an email address of dots': (size) => filled('email=', 'a.', '', size),
  'a password of spaces': (size) => filled('email=a@b.example&password=', '+', '', size),
};
const overForms: BadRequest[] = forms.flatMap(([url, size]) =>
  Object.entries(formBodies).map(([name, body]) => ({
    name: `${url}: a form with ${name}`,
    sent: post(url, body(size), form),
    plain: post(url, filled('email=', 'x', '', size), form),
  })),
);

const get = (url: string): SentRequest => ({ method: 'GET', url, headers: {} });
const longest = 15_000;
const reads = ['/api/products', '/api/search', '/api/saved-items', '/casino'];
const searches: Record<string, string> = {
  'the same parameter repeated': filled('?', 'market=US&', '', longest),
  'unknown parameters': `?${Array.from({ length: 1_800 }, (_, at) => `p${at}=1`).join('&')}`,
  'nothing but ampersands': filled('?', '&', '', longest),
  escapes: filled('?lang=', '%F0%9F%98%80', '', longest),
  'a language of hyphens': filled('?lang=', '-', '', longest),
  ids: filled('?products=1', ',1', '', longest),
  'a query of words': filled('?q=', 'spin+lucky+bonus+', '', longest),
  'a query of letters': filled('?q=', 'abcdefghij', '', longest),
};
const overReads: BadRequest[] = reads.flatMap((url) =>
  Object.entries(searches).map(([name, search]) => ({
    name: `${url}: ${name}`,
    sent: get(url + search),
    plain: get(filled(`${url}?market=`, 'x', '', longest)),
  })),
);

const batch = (name: string) =>
  get(`/api/trpc/${Array(10).fill(name)}?batch=1&input=${encodeURIComponent('{"0":{},"1":{}}')}`);
const overBatches: BadRequest[] = ['catalogue.top', 'catalogue.nothing'].map((name) => ({
  name: `a batch of ten ${name}`,
  sent: batch(name),
  plain: get(filled('/api/trpc/catalogue.top?input=', 'x', '', 300)),
}));

export const badRequests = [...overCalls, ...overForms, ...overReads, ...overBatches];
