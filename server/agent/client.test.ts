// Runs on PostgreSQL too: registrations are counted in the database.
/** How programs introduce themselves: with a document at a URL, or by registering. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPublicAddress } from '../http/outgoing/public-address.ts';
import { canSign, selfSigned } from '../http/outgoing/testing/self-signed.ts';
import { ClientFault, clientDocuments } from '../people/grant/client-document.ts';
import { cleanUpSignIns } from '../people/session/sign-in-cleanup.ts';
import { hoursAgo } from '../people/session/testing/sessions-of.ts';
import { token as firstOwners } from '../testing/app.ts';
import { type AgentApp, agentApp, newVerifier, redirectUri, siteUrl } from './testing/agent-app.ts';

/** Only the server of this test is on the internet. Some names resolve to addresses inside. */
const network = {
  isPublic: (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip),
  resolve: async (host: string) => [
    host === 'client.example' ? '127.0.0.1' : host === 'inside.example' ? '10.0.0.5' : '127.0.0.2',
  ],
};

let given: AgentApp;
beforeEach(async () => {
  given = await agentApp({}, { network });
});
afterEach(() => given.app.close());

describe.skipIf(!canSign)('a document at a URL', () => {
  const answers: Record<string, RequestListener> = {};
  const requests: string[] = [];
  const trusted = getCACertificates();
  let origin: string;
  let close: () => void;

  beforeAll(async () => {
    const certificate = selfSigned('client.example');
    setDefaultCACertificates([...trusted, certificate.cert.toString()]);
    const server = createServer(certificate, (request, response) => {
      const path = request.url ?? '';
      requests.push(path);
      const answer = answers[path];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `https://client.example:${(server.address() as AddressInfo).port}`;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
  });
  afterAll(() => {
    close();
    setDefaultCACertificates(trusted);
  });

  /** Publishes a document, and returns its URL. */
  function publish(path: string, more: object = {}, padding = '') {
    const id = `${origin}${path}`;
    const document = { client_id: id, client_name: 'Copper Agent', redirect_uris: [redirectUri] };
    answers[path] = (_, response) =>
      response.end(JSON.stringify({ ...document, ...more }) + padding);
    return id;
  }
  const authorize = async (id: string) => {
    const { status, text, location } = await given.authorize(given.requestOf(id, newVerifier()));
    return status === 302 ? location.split('?')[0] : [status, text];
  };

  test('lets a program sign in, and shows its host', async () => {
    const id = publish('/agent');
    expect(await authorize(id)).toBe('/admin/consent');
    expect(await authorize(id)).toBe('/admin/consent');
    expect(requests.filter((path) => path === '/agent')).toHaveLength(1);
    const session = await given.sessions.open(firstOwners);
    const shown = await given.describeConsent(session, given.requestOf(id, newVerifier()));
    expect(shown.body.result.data).toMatchObject({
      ...{ client: 'Copper Agent', host: new URL(origin).host, is_verified: true },
      redirect_host: 'client.example',
    });
    const { form } = await given.codeFor(session, id);
    const { access_token } = (await given.exchange(form)).body;
    expect(await given.statusOf(access_token)).toBe(200);
    expect(await given.db.selectFrom('oauth_client').selectAll().execute()).toEqual([]);
  });

  test('may be changed, which counts after five minutes, however often it was used', async () => {
    const id = publish('/moving');
    const after = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
      return authorize(id);
    };
    const start = Date.now();
    try {
      expect(await after(0)).toBe('/admin/consent');
      publish('/moving', { redirect_uris: ['https://client.example/new'] });
      expect(await after(4)).toBe('/admin/consent');
      expect(await after(6)).toEqual([400, 'The redirect_uri is not one of the program.']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('lets a program learn at its own address what is wrong with its request', async () => {
    const asked = given.requestOf(publish('/faulty'), newVerifier(), { scope: 'read write' });
    const { status, location } = await given.authorize(asked);
    const answer = new URL(location);
    expect([status, answer.origin + answer.pathname]).toEqual([302, redirectUri]);
    expect(Object.fromEntries(answer.searchParams)).toMatchObject({
      ...{ error: 'invalid_scope', state: 'a state', iss: siteUrl },
    });
  });

  test('must be its own, public, small and for public clients', async () => {
    const unread = [400, 'The program’s description could not be read.'];
    const invalid = [400, 'The program’s description is not valid.'];
    const unknown = [400, 'The client_id is unknown here. Connect again.'];
    answers['/moved'] = (_, response) =>
      response.writeHead(302, { location: 'https://10.0.0.5/agent' }).end();
    answers['/text'] = (_, response) => response.end('no document');
    const small = publish('/small', {}, ' '.repeat(4_900));
    expect(await authorize(small)).toBe('/admin/consent');
    for (const [id, answer] of [
      ['https://inside.example/agent', unread],
      ['https://10.0.0.5/agent', unread],
      ['https://[::1]/agent', unread],
      ['https://169.254.169.254/agent', unread],
      [`${origin}/moved`, [400, 'The program’s description has the status 302.']],
      [`${origin}/text`, invalid],
      [publish('/large', {}, ' '.repeat(5_120)), unread],
      [publish('/secret', { token_endpoint_auth_method: 'client_secret_post' }), invalid],
      [publish('/unsafe', { redirect_uris: ['http://client.example/'] }), invalid],
      [publish('/hidden', { client_name: 'Copper\u202eAgent' }), invalid],
      [
        publish('/other', { client_id: `${origin}/agent` }),
        [400, 'The program’s description belongs to another program.'],
      ],
      [publish('/http').replace('https:', 'http:'), unknown],
      [`${origin}/`, unknown],
      [`${origin}/a/../agent`, unknown],
      [`${origin}/agent#part`, unknown],
      [`${origin.replace('://', '://ada@')}/agent`, unknown],
    ] as const) {
      expect([id, await authorize(id)]).toEqual([id, answer]);
    }
  });

  test('is not fetched from this server’s own network', async () => {
    const inside = clientDocuments({ network: { ...network, isPublic: () => false } });
    await expect(inside.read(publish('/inside'))).rejects.toThrow(ClientFault);
    expect(requests).not.toContain('/inside');
  });

  test('that is slow is given up', async () => {
    answers['/slow'] = () => {};
    const slow = clientDocuments({ network, timeout: 20 }).read(`${origin}/slow`);
    await expect(slow).rejects.toThrow(ClientFault);
  });

  test('is fetched for strangers only so often', async () => {
    const limited = await agentApp({ RATE_LIMIT: '1000' }, { network });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) {
      const asked = limited.requestOf(`https://inside.example/${count}`, newVerifier());
      statuses.push((await limited.authorize(asked)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(400), 429]);
    await limited.app.close();
  });
});

describe('registrations', () => {
  test('refuse unsafe addresses, secrets and hidden characters', async () => {
    for (const [draft, error] of [
      [{ redirect_uris: ['http://client.example/'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['https://client.example/\u0000'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{ token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata'],
      [{ client_name: 'Copper\u202eAgent' }, 'invalid_client_metadata'],
      [{ client_name: 'x'.repeat(101) }, 'invalid_client_metadata'],
    ] as const) {
      const { status, body } = await given.register(draft);
      expect([status, body.error]).toEqual([400, error]);
    }
  });

  test('are at most a hundred, and end after a day without use', async () => {
    const agent = await given.signedIn();
    for (let count = 1; count < 98; count++) {
      expect((await given.register()).status).toBe(201);
    }
    const simultaneous = await Promise.all(Array.from({ length: 6 }, () => given.register()));
    expect(simultaneous.map(({ status }) => status).sort()).toEqual([
      ...[201, 201],
      ...[503, 503, 503, 503],
    ]);
    expect((await given.register()).body.error).toBe('temporarily_unavailable');
    const aDayAgo = { created_at: hoursAgo(24), last_used_at: null };
    await given.db.updateTable('oauth_client').set(aDayAgo).execute();
    expect((await given.register()).status).toBe(201);
    const left = await given.db.selectFrom('oauth_client').select('id').execute();
    // The one in use, and the new one.
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ id: agent.client });
    await given.db.updateTable('oauth_client').set(aDayAgo).execute();
    await given.db
      .updateTable('agent_grant')
      .set({ ended_at: hoursAgo(24 * 31) })
      .execute();
    await given.db
      .updateTable('oauth_code')
      .set({ ends_at: hoursAgo(24 * 31) })
      .execute();
    await cleanUpSignIns(given.db, given.deps.settings);
    for (const table of ['agent_grant', 'oauth_code'] as const) {
      expect(await given.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('are limited per network', async () => {
    const limited = await agentApp({ RATE_LIMIT: '1000' });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await limited.register()).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    await limited.app.close();
  });
});
