/** Two processes of the built server, without sticky sessions, withstand the known attacks on OAuth. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import {
  type AgentSteps,
  agentSteps,
  newVerifier,
} from '../../server/agent/testing/agent-steps.ts';
import { canSign, selfSigned } from '../../server/http/outgoing/testing/self-signed.ts';
import { adminToken, databaseOf, type Server, startServer } from '../../server/testing/process.ts';
import { onTestNetwork } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';

const siteUrl = 'https://portal.example';
const resource = `${siteUrl}/mcp`;
const folder = temporaryFolder();

const servers: Server[] = [];
let first: AgentSteps;
let second: AgentSteps;

const certificate = canSign ? selfSigned('client.example') : undefined;
const trusted = join(folder, 'trusted.pem');

test.beforeAll(async () => {
  if (certificate) writeFileSync(trusted, certificate.cert);
  const variables = {
    ...{ SEED: 'off', SITE_URL: siteUrl, ...onTestNetwork },
    ...(certificate && { NODE_EXTRA_CA_CERTS: trusted }),
  };
  // One at a time, so that the first is stopped too if the second can't start.
  for (const _ of ['first', 'second']) servers.push(await startServer(folder, variables));
  [first, second] = servers.map(({ url: base }) =>
    agentSteps({ base, resource, owner: adminToken }),
  ) as [AgentSteps, AgentSteps];
});

test.afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

type Answer = { status: number; text: string };
const refusalOf = ({ status, text }: Answer) => [status, text && JSON.parse(text).error];
const invalidGrant = [400, 'invalid_grant'];
const invalidTarget = [400, 'invalid_target'];

const statusesOf = async (token: string) => [
  await first.statusOf(token),
  await second.statusOf(token),
];

async function lastEnd() {
  const path = '/api/admin/security-events?kind=agent_end&limit=1';
  const { body } = await first.ask(path, { headers: { 'x-admin-token': adminToken } });
  return body.items[0];
}

async function changeRows(table: 'agent_grant' | 'staff_session', columns: object) {
  const { db, close } = await openDatabase(await databaseOf(folder));
  await db.updateTable(table).set(columns).execute();
  await close();
}

/** Runs an attack for each name, and returns what came of it, so that a failure shows all that succeeded. */
async function outcomes<Input>(
  inputs: Record<string, Input>,
  attack: (input: Input) => Promise<unknown>,
) {
  const found: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) found[name] = await attack(input);
  return found;
}

const all = (inputs: object, outcome: unknown) =>
  Object.fromEntries(Object.keys(inputs).map((name) => [name, outcome]));

test('a stolen code is worth nothing', async () => {
  const { client, session } = await first.withCode();
  const stolen = {
    'by another program': { client_id: (await first.register()).body.client_id as string },
    'with another verifier': { code_verifier: newVerifier() },
    'without the verifier': { code_verifier: undefined },
    'to another address': { redirect_uri: 'https://client.example/other' },
  };
  const used = await outcomes(stolen, async (more) => {
    const { form } = await first.codeFor(session, client);
    return refusalOf(await second.exchange({ ...form, ...more }));
  });
  expect(used).toEqual(all(stolen, invalidGrant));
});

test('a code that is used twice ends the grant', async () => {
  const { client, form, access_token, refresh_token } = await first.signedIn();
  expect(await statusesOf(access_token)).toEqual([200, 200]);
  expect(refusalOf(await second.exchange(form))).toEqual(invalidGrant);
  expect(await statusesOf(access_token)).toEqual([401, 401]);
  const refreshed = await first.exchange(first.refreshForm(client, refresh_token));
  expect(refusalOf(refreshed)).toEqual(invalidGrant);
  expect(await lastEnd()).toMatchObject({ outcome: 'refused', detail: 'code used twice' });
});

test('a refresh token that is used twice ends the grant, and works for its program only', async () => {
  const { client, access_token, refresh_token } = await first.signedIn();
  const form = first.refreshForm(client, refresh_token);
  const thief: string = (await first.register()).body.client_id;
  expect(refusalOf(await second.exchange({ ...form, client_id: thief }))).toEqual(invalidGrant);
  const elsewhere = { ...form, resource: 'https://other.example/mcp' };
  expect(refusalOf(await second.exchange(elsewhere))).toEqual(invalidTarget);
  const next = (await second.exchange(form)).body;
  expect(await statusesOf(access_token)).toEqual([401, 401]);
  expect(await statusesOf(next.access_token)).toEqual([200, 200]);
  expect(refusalOf(await first.exchange(form))).toEqual(invalidGrant);
  expect(await statusesOf(next.access_token)).toEqual([401, 401]);
  expect(await lastEnd()).toMatchObject({ outcome: 'refused', detail: 'refresh token used twice' });
});

test('an answer is only sent to the program’s address, for this audience, with S256', async () => {
  const { client, session } = await first.withCode();
  const wrong = {
    'another host': { redirect_uri: 'https://evil.example/callback' },
    'another path': { redirect_uri: 'https://client.example/callback/' },
    'another port': { redirect_uri: 'https://client.example:444/callback' },
    'a host before @': { redirect_uri: 'https://client.example@evil.example/callback' },
    'no address': { redirect_uri: undefined },
    'another audience': { resource: 'https://other.example/mcp' },
    'no audience': { resource: undefined },
    'plain PKCE': { code_challenge_method: 'plain' },
    'PKCE without a method': { code_challenge_method: undefined },
    'no PKCE': { code_challenge: undefined },
  };
  const asked = await outcomes(wrong, async (more) => {
    const request = first.requestOf(client, newVerifier(), more);
    const { status, location } = await first.authorize(request);
    return [status, location, (await second.consent(session, request)).status];
  });
  expect(asked).toEqual(all(wrong, [400, '', 400]));
});

test('tokens are for the audience that was asked for', async () => {
  const { client, session } = await first.withCode();
  const others = { other: 'https://other.example/mcp', site: siteUrl, none: undefined };
  const exchanged = await outcomes(others, async (other) => {
    const { form } = await first.codeFor(session, client);
    return refusalOf(await second.exchange({ ...form, resource: other }));
  });
  expect(exchanged).toEqual(all(others, invalidTarget));
  const { access_token } = await first.signedIn();
  const rest = { headers: { 'x-admin-token': access_token } };
  expect((await second.ask('/api/admin/products', rest)).status).toBe(401);
  await changeRows('agent_grant', { resource: 'https://old.example/mcp' });
  expect(await statusesOf(access_token)).toEqual([401, 401]);
});

test('only a person with a fresh confirmation consents, and no page of another site for them', async () => {
  const { client, session } = await first.withCode();
  const request = first.requestOf(client, newVerifier());
  const path = '/api/trpc/admin.grant.consent';
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const form = { method: 'POST', body: JSON.stringify(request) };
  const asText = { ...evil, 'content-type': 'text/plain' };
  const asked = { ...evil, 'access-control-request-headers': 'x-admin-token' };
  const preflight = await first.ask(path, { method: 'OPTIONS', headers: asked });
  const screen = await first.ask((await first.authorize(request)).location);
  expect({
    'a page that knows no session': (await first.pressConsent(request, evil)).status,
    'a form, which needs no preflight': (await first.ask(path, { ...form, headers: asText }))
      .status,
    'a session that the page knows': preflight.headers.get('access-control-allow-origin'),
    'a frame around the screen': screen.headers.get('x-frame-options'),
    'a token instead of a session': (await first.consent(adminToken, request)).status,
  }).toEqual({
    'a page that knows no session': 401,
    'a form, which needs no preflight': 415,
    'a session that the page knows': null,
    'a frame around the screen': 'DENY',
    'a token instead of a session': 409,
  });
  await changeRows('staff_session', { confirmed_at: '2026-01-01T00:00:00.000Z' });
  const { status, body } = await second.consent(session, request);
  expect([status, body.error?.data.code]).toEqual([403, 'confirmation_required']);
});

test('every answer names the issuer of the metadata', async () => {
  const { issuer } = (await second.ask('/.well-known/oauth-authorization-server')).body;
  expect(issuer).toBe(siteUrl);
  const { client, session, answer } = await first.withCode();
  const shown = await first.describeConsent(session, first.requestOf(client, newVerifier()));
  const refusal = new URL(shown.body.result.data.refusal_url);
  const issuers = [answer, refusal].map(({ searchParams }) => searchParams.get('iss'));
  expect(issuers).toEqual([issuer, issuer]);
});

test('two processes complete one sign-in, and end it together', async () => {
  const client: string = (await first.register()).body.client_id;
  const verifier = newVerifier();
  expect((await second.authorize(second.requestOf(client, verifier))).status).toBe(302);
  const session = await first.openSession(adminToken);
  const { form } = await second.codeFor(session, client);
  const { access_token } = (await first.exchange(form)).body;
  expect(await statusesOf(access_token)).toEqual([200, 200]);
  const asOwner = { headers: { 'x-admin-token': adminToken } };
  const [{ id }] = (await second.ask('/api/admin/agents?limit=1', asOwner)).body.items;
  const end = { method: 'DELETE', ...asOwner };
  expect((await second.ask(`/api/admin/agents/${id}`, end)).status).toBe(204);
  expect(await statusesOf(access_token)).toEqual([401, 401]);
});

test.describe('a program described by a document', () => {
  test.skip(!certificate, 'Node can’t make a certificate, and openssl isn’t installed.');

  const requests: string[] = [];
  let connections = 0;
  const host = createServer({ ...certificate }, ({ url = '' }, response) => {
    requests.push(url);
    const { port } = host.address() as AddressInfo;
    if (url === '/moved') {
      response.writeHead(302, { location: `https://127.0.0.1:${port}/inside` }).end();
      return;
    }
    const client_id = `https://client.example:${port}${url}`;
    response.end(JSON.stringify({ client_id, redirect_uris: ['https://client.example/callback'] }));
  }).on('connection', () => {
    connections += 1;
  });
  test.beforeAll(() => new Promise<void>((done) => host.listen(0, '127.0.0.1', done)));
  test.afterAll(() => host.close());

  test('can’t point inside, or be redirected there', async () => {
    const { port } = host.address() as AddressInfo;
    const ask = async (id: string) => {
      const { status, text } = await first.authorize(first.requestOf(id, newVerifier()));
      return [status, text];
    };
    expect(await ask(`https://client.example:${port}/agent`)).toEqual([302, '']);
    const moved = await ask(`https://client.example:${port}/moved`);
    expect(moved).toEqual([400, 'The program’s description has the status 302.']);
    expect([requests, connections]).toEqual([['/agent', '/moved'], 2]);
    const inside = Object.fromEntries(
      [`127.0.0.1:${port}`, `localhost:${port}`, `a.inside.example:${port}`, '10.0.0.5']
        .concat('169.254.169.254', '192.168.1.1', '[::1]', '[::ffff:7f00:1]', 'printer.local')
        .map((name) => [name, `https://${name}/inside`]),
    );
    const unread = [400, 'The program’s description could not be read.'];
    expect(await outcomes(inside, ask)).toEqual(all(inside, unread));
    expect(connections).toBe(2);
  });
});
