import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { resolveWith } from '../../http/outgoing/public-fetch.ts';
import { dnsServer } from '../../http/outgoing/testing/dns-server.ts';
import { emptyPlace } from '../../operation/backup/testing/changing-site.ts';
import { testApp } from '../../testing/app.ts';
import { fetchNightlyFigures } from '../nightly-money.ts';
import { moneySite } from '../testing/money-site.ts';
import { seal, unseal } from './sealed.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const key = 'a-key-that-nobody-is-shown';
const shape = {
  ...{ format: 'csv', currency: 'EUR', time_zone: 'UTC' },
  columns: { day: 'Date', visits: 'Visits', earned: 'Earned' },
};

/** A site and a programme at figures.example, which answers only with the right key. */
async function withProgramme(answer: RequestListener) {
  const requests: { url: string; key: unknown }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', key: request.headers['x-key'] });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dns = await dnsServer((name) => (name.startsWith('inside') ? ['10.0.0.7'] : ['127.0.0.1']));
  const network = {
    isPublic: (ip: string) => ip === '127.0.0.1',
    resolve: resolveWith([dns.address]),
  };
  // The figures are read in a separate process, which opens the same database.
  const { variables, address } = await emptyPlace();
  const given = await testApp(variables, { address, network });
  closing.push(
    () => given.app.close(),
    dns.close,
    () => {
      server.close();
      server.closeAllConnections();
    },
  );
  const site = moneySite(given);
  const { id: programme_id } = await site.programme();
  const { port } = server.address() as AddressInfo;
  const source = await site.add('stat-sources', {
    ...{ programme_id, name: 'Nightly', shape, is_nightly: true },
    address: { url: 'https://figures.example/day?from={from}&to={to}&token={secret}' },
    headers: [{ name: 'x-key', value: key }],
    secret: 'token & more',
  });
  // The test's server has no certificate.
  const overHttp = async (host = 'figures.example') => {
    const address = JSON.stringify({
      ...source.address,
      url: `http://${host}:${port}/day?from={from}&to={to}&token={secret}`,
    });
    await given.db.updateTable('stat_source').set({ address }).execute();
  };
  await overHttp();
  return {
    ...{ given, site, requests, source, programme_id, overHttp },
    fetch: (body: object = {}) =>
      given.call('POST', `/admin/stat-sources/${source.id}/fetch`, body),
    stored: async () => (await given.call('GET', `/admin/stat-sources/${source.id}`)).body,
    stats: async () =>
      (await allRows(given.db, 'programme_stat')).map(({ day, visits, earned }) => [
        ...[day, visits, earned],
      ]),
    night: () => fetchNightlyFigures(given.deps, new AbortController().signal),
    notices: async () =>
      (await given.call('GET', '/admin/dashboard')).body.notices.filter(
        ({ kind }: { kind: string }) => kind.startsWith('figures'),
      ),
  };
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const first = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
const figures = (visits: number, earned: string, day = yesterday) =>
  `Date,Visits,Earned\n${day},${visits},${earned}\n`;

test('fetches the last 40 days with the stored key, and never returns it', async () => {
  const { given, fetch, requests, source, stored, stats } = await withProgramme((_, response) =>
    response.end(figures(12, '3.40')),
  );
  expect(source).toMatchObject({ header_names: ['x-key'], has_secret: true });
  expect(JSON.stringify(source)).not.toContain(key);
  expect((await fetch()).status).toBe(200);
  const token = encodeURIComponent('token & more');
  expect(requests).toEqual([{ url: `/day?from=${first}&to=${yesterday}&token=${token}`, key }]);
  expect(await stats()).toEqual([[yesterday, 12, 340]]);
  expect(await stored()).toMatchObject({ last_error: null, last_fetched_at: expect.any(String) });
  const [row] = await allRows(given.db, 'stat_source');
  expect(row?.secrets).toEqual(expect.any(String));
  expect(JSON.stringify(await allRows(given.db, 'stat_source'))).not.toContain(key);
  expect(JSON.stringify(await allRows(given.db, 'money_change'))).not.toContain(key);
});

test('keeps the key when only the name changes, and forgets it when the host does', async () => {
  const { given, source, stored } = await withProgramme((_, response) => response.end());
  const { id, programme_id, address } = source;
  const put = (more: object) =>
    given.call('PUT', `/admin/stat-sources/${id}`, {
      ...{ programme_id, name: 'Renamed', shape, address, is_nightly: true },
      ...more,
    });
  await given.db
    .updateTable('stat_source')
    .set({ address: JSON.stringify(address) })
    .execute();
  expect((await put({})).body).toMatchObject({ header_names: ['x-key'], has_secret: true });
  const elsewhere = { ...address, url: address.url.replace('figures', 'other') };
  expect((await put({ address: elsewhere })).body).toMatchObject({
    ...{ header_names: [], has_secret: false },
  });
  // Going back to the first host in the history doesn't bring its key back.
  const { items } = (await given.call('GET', '/admin/money-changes?kind=stat-source')).body;
  const restored = await given.call('POST', `/admin/money-changes/${items.at(-1).id}/restore`);
  expect(restored.status).toBe(201);
  expect(await stored()).toMatchObject({ header_names: [], has_secret: false });
});

test.each([
  [
    'a redirect',
    (_: unknown, response) => response.writeHead(302, { location: '/x' }).end(),
    'The programme answered with a redirect, which is not followed.',
  ],
  [
    'an error',
    (_: unknown, response) => response.writeHead(500).end(),
    'The programme answered with status 500.',
  ],
  [
    'another heading',
    (_: unknown, response) => response.end('Date,Clicks,Earned\n2026-01-01,1,1\n'),
    'file: The file has no column “Visits”.',
  ],
] as [string, RequestListener, string][])(
  '%s is a notice, and never zeros',
  async (_, answer, reason) => {
    let isFirst = true;
    const { night, stats, notices, requests, programme_id } = await withProgramme(
      (request, response) => {
        if (isFirst) response.end(figures(12, '3.40'));
        else answer(request, response);
      },
    );
    await night();
    isFirst = false;
    await night();
    expect(requests).toHaveLength(2);
    expect(await stats()).toEqual([[yesterday, 12, 340]]);
    expect(await notices()).toEqual([
      { kind: 'figures-failed', programme_id, name: 'Nightly', reason },
    ]);
  },
);

test('a fall to nothing is a notice, and figures that come back clear it', async () => {
  let file = figures(12, '3.40');
  const { night, stats, notices } = await withProgramme((_, response) => response.end(file));
  await night();
  file = figures(0, '0');
  await night();
  expect(await stats()).toEqual([[yesterday, 12, 340]]);
  expect(await notices()).toMatchObject([
    {
      kind: 'figures-failed',
      reason:
        'Figures that were there before are all zero now: visits, earned. Nothing was changed.',
    },
  ]);
  file = figures(13, '3.50');
  await night();
  expect(await stats()).toEqual([[yesterday, 13, 350]]);
  expect(await notices()).toEqual([]);
});

test('days that vanish from the answer are kept, and are a notice', async () => {
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const earlier = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  let file = `${figures(12, '3.40')}${before},5,1.00\n${earlier},6,1.00\n`;
  const { night, stats, notices } = await withProgramme((_, response) => response.end(file));
  await night();
  file = `${figures(12, '3.40')}${earlier},6,1.00\n`;
  await night();
  expect((await stats()).length).toBe(3);
  expect(await notices()).toMatchObject([{ kind: 'figures-odd' }]);
});

test('figures of days that were not asked for are refused', async () => {
  const earlier = new Date(Date.now() - 41 * 86_400_000).toISOString().slice(0, 10);
  const { fetch, stats } = await withProgramme((_, response) =>
    response.end(figures(12, '3.40', earlier)),
  );
  const { status, body } = await fetch();
  expect([status, body.detail]).toEqual([
    409,
    `The programme sent figures of ${earlier}, but was asked for ${first} to ${yesterday}. Nothing was changed.`,
  ]);
  expect(await stats()).toEqual([]);
});

test('never reaches an address of the inner network, and never names the key', async () => {
  const { fetch, stored, overHttp, requests } = await withProgramme((_, response) =>
    response.end(),
  );
  await overHttp('inside.example');
  const { status, body } = await fetch();
  expect([status, body.detail]).toEqual([
    409,
    'The figures could not be fetched: inside.example is not on the public internet: its address is 10.0.0.7.',
  ]);
  expect(requests).toEqual([]);
  expect((await stored()).last_error).not.toContain('token');
});

test('an endless answer is cut off', async () => {
  const { fetch } = await withProgramme((_, response) => {
    const more = () => {
      while (response.write('x'.repeat(100_000)));
      response.once('drain', more);
    };
    more();
  });
  const { status, body } = await fetch();
  expect([status, body.detail]).toEqual([
    409,
    expect.stringMatching(/answered with more than 20971520 bytes/),
  ]);
});

test('what is sealed opens only with the same secret', () => {
  const sealed = seal('one secret', 'the key');
  expect(sealed).not.toBe(seal('one secret', 'the key'));
  expect(unseal('one secret', sealed)).toBe('the key');
  expect(unseal('another secret', sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal('one secret', bytes.toString('base64'))).toBeUndefined();
});
