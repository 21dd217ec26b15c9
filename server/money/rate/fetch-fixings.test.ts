import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listRates } from '../../../db/repositories/money/rate.ts';
import { testDatabase } from '../../../db/testing/database.ts';
import { internet, resolveWith } from '../../http/outgoing/public-fetch.ts';
import { dnsServer } from '../../http/outgoing/testing/dns-server.ts';
import { fetchFixingsFrom } from './fetch-fixings.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves the file at rates.example, which is treated as public. */
async function bank(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dns = await dnsServer(() => ['127.0.0.1']);
  const { db, close } = await testDatabase();
  closing.push(close, dns.close, () => {
    server.close();
    server.closeAllConnections();
  });
  const network = {
    isPublic: (ip: string) => ip === '127.0.0.1',
    resolve: resolveWith([dns.address]),
  };
  const url = `http://rates.example:${(server.address() as AddressInfo).port}/rates`;
  return {
    db,
    network,
    url,
    fetch: (signal?: AbortSignal) => fetchFixingsFrom(url, { db, network }, signal),
    stored: async () => (await listRates(db, { limit: 50, offset: 0 })).items,
  };
}

/** All rates are invented. */
const rate = (day: string, currency: string, per_eur: string) => ({
  ...{ day, currency, per_eur, source: 'ECB' },
});
const csv = 'Date,USD,JPY,\n2026-11-27,1.0876,161.5,\n2026-11-26,1.09,N/A,\n';

const failure = (message: string) => ({ code: 'conflict', message });

test('stores the rates of the file, and replaces them the next time', async () => {
  let file = csv;
  const { fetch, stored } = await bank((_, response) => response.end(file));
  expect(await fetch()).toBe(3);
  expect(await stored()).toEqual([
    rate('2026-11-27', 'JPY', '161.5'),
    rate('2026-11-27', 'USD', '1.0876'),
    rate('2026-11-26', 'USD', '1.09'),
  ]);
  file = 'Date,USD,\n2026-11-27,1.1,\n';
  expect(await fetch()).toBe(1);
  expect(await stored()).toEqual([
    rate('2026-11-27', 'JPY', '161.5'),
    rate('2026-11-27', 'USD', '1.1'),
    rate('2026-11-26', 'USD', '1.09'),
  ]);
});

test('stores nothing of a file with a mistake', async () => {
  const { fetch, stored } = await bank((_, response) => response.end(`${csv}2026-11-25,-1,1,\n`));
  await expect(fetch()).rejects.toMatchObject(
    failure('The rates could not be read: 4.USD: Is not a rate: -1.'),
  );
  expect(await stored()).toEqual([]);
});

test('reports an unreadable answer as a failure of the bank, not as bad input', async () => {
  const { fetch } = await bank((_, response) => response.end('<!DOCTYPE html><p>Maintenance'));
  await expect(fetch()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^The rates could not be read: file: Line 1:/),
  });
});

test.each([301, 302, 404, 500, 503])(
  'reports the status %i, and follows nothing',
  async (status) => {
    let requests = 0;
    const { fetch, stored } = await bank((_, response) => {
      requests += 1;
      response.writeHead(status, { location: '/elsewhere' }).end(csv);
    });
    await expect(fetch()).rejects.toMatchObject(
      failure(`The European Central Bank answered with status ${status}.`),
    );
    expect([requests, await stored()]).toEqual([1, []]);
  },
);

test('stops reading an endless answer', async () => {
  const { fetch, url } = await bank((_, response) => {
    const write = () => {
      while (response.writable && response.write('x'.repeat(2 ** 20)));
    };
    response.on('drain', write);
    write();
  });
  await expect(fetch()).rejects.toMatchObject(
    failure(
      `The rates could not be fetched: ${new URL(url).host} answered with more than 10485760 bytes.`,
    ),
  );
});

test('reports a connection that breaks', async () => {
  const { fetch } = await bank((_, response) => response.socket?.destroy());
  await expect(fetch()).rejects.toMatchObject(
    failure('The rates could not be fetched: socket hang up.'),
  );
});

test('never reaches a private address', async () => {
  let requests = 0;
  const { db, network, url } = await bank((_, response) => {
    requests += 1;
    response.end(csv);
  });
  const guarded = { db, network: { ...network, isPublic: internet.isPublic } };
  await expect(fetchFixingsFrom(url, guarded)).rejects.toMatchObject(
    failure(
      'The rates could not be fetched: rates.example is not on the public internet: its address is 127.0.0.1.',
    ),
  );
  expect(requests).toBe(0);
});

test('stops on shutdown', async () => {
  const stop = new AbortController();
  const { fetch } = await bank(() => stop.abort());
  await expect(fetch(stop.signal)).rejects.toMatchObject(
    failure('The rates could not be fetched: The operation was aborted.'),
  );
});
