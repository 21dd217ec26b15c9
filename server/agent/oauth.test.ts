// Runs on PostgreSQL too: codes and refresh tokens must be single-use in every process.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hoursAgo } from '../people/session/testing/sessions-of.ts';
import { token as firstOwners } from '../testing/app.ts';
import {
  type AgentApp,
  agentApp,
  newVerifier,
  redirectUri,
  resource,
  siteUrl,
} from './testing/agent-app.ts';

let given: AgentApp;
beforeEach(async () => {
  given = await agentApp();
});
afterEach(() => given.app.close());

const refusalOf = ({ status, body }: { status: number; body: { error: string } }) => [
  status,
  body.error,
];

describe('signing in', () => {
  test('leads from the metadata to a token for /mcp', async () => {
    const refused = await given.mcp({});
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer scope="read report propose", resource_metadata="https://portal.example/.well-known/oauth-protected-resource/mcp"',
    );
    for (const path of ['', '/mcp']) {
      const described = await given.ask(`/.well-known/oauth-protected-resource${path}`);
      expect(described.body).toEqual({
        resource,
        authorization_servers: [siteUrl],
        scopes_supported: ['read', 'report', 'propose'],
        bearer_methods_supported: ['header'],
      });
    }
    expect((await given.ask('/.well-known/oauth-authorization-server')).body).toMatchObject({
      issuer: siteUrl,
      authorization_endpoint: 'https://portal.example/oauth/authorize',
      token_endpoint: 'https://portal.example/oauth/token',
      registration_endpoint: 'https://portal.example/oauth/register',
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    const { id, name, token } = await given.make.person({ role: 'editor', rights: ['money'] });
    const { client, session, answer, form } = await given.withCode(token);
    const led = await given.authorize(given.requestOf(client, newVerifier()));
    expect([led.status, led.location.split('?')[0]]).toEqual([302, '/admin/consent']);
    const kept = new URL(led.location, siteUrl).searchParams.get('request') ?? '';
    expect(new URLSearchParams(atob(kept)).get('client_id')).toBe(client);
    expect([answer.origin + answer.pathname, answer.searchParams.get('state')]).toEqual([
      redirectUri,
      'a state',
    ]);
    const { status, headers, body } = await given.exchange(form);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^access_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^refresh_[\w-]{43}\.[\w-]{43}$/),
      ...{ token_type: 'Bearer', expires_in: 3600, scope: 'read propose' },
    });
    expect(await given.statusOf(body.access_token)).toBe(200);
    expect((await given.recognized(body.access_token)).body).toEqual({
      ...{ name, role: 'editor', tokenId: id, rights: [] },
      agent: { client: 'Copper Agent', scopes: ['read', 'propose'], grantId: 1 },
    });
    const [event] = await given.events('agent_grant');
    expect(event).toMatchObject({ actor: name, subject: 'Copper Agent', outcome: 'done' });
    expect(event.detail).toBe('client.example: read, propose');
    expect(await given.sessions.status(session)).toBe(200);
    const rows = JSON.stringify(await given.db.selectFrom('agent_grant').selectAll().execute());
    const [family] = body.refresh_token.slice('refresh_'.length).split('.');
    for (const secret of [body.access_token, family]) expect(rows).not.toContain(secret);
  });

  test('accepts static tokens, and refuses sessions and wrong tokens', async () => {
    const { name, token } = await given.make.person({ role: 'viewer' });
    expect((await given.mcp({ 'x-admin-token': token })).status).toBe(200);
    expect((await given.recognized(token)).body).toMatchObject({
      ...{ name, role: 'viewer', rights: [] },
      agent: { client: name, scopes: ['read', 'report', 'propose'] },
    });
    const { session, access_token, refresh_token } = await given.signedIn(token);
    for (const wrong of [session, refresh_token, `access_${'x'.repeat(43)}`, 'x'.repeat(43)]) {
      const { status, headers } = await given.mcp(given.bearer(wrong));
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", scope=/);
    }
    for (const path of ['/api/admin/products', '/api/admin/session', '/api/admin/agents']) {
      const headers = { 'x-admin-token': access_token };
      expect((await given.ask(path, { headers })).status, path).toBe(401);
    }
    expect(
      (await given.ask('/metrics', { headers: { ...given.bearer(access_token), via: 'a proxy' } }))
        .status,
    ).toBe(401);
  });

  test('counts wrong access tokens as guesses', async () => {
    const limited = await agentApp({ RATE_LIMIT: '1000' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push(await limited.statusOf(`access_${newVerifier()}`));
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await limited.mcp(limited.bearer(firstOwners))).status).toBe(429);
    await limited.app.close();
  });
});

describe('a stolen code', () => {
  test('is worth nothing to another program, or without the verifier', async () => {
    const { name, token } = await given.make.person();
    const { form } = await given.withCode(token);
    const thief: string = (await given.register()).body.client_id;
    for (const stolen of [
      { ...form, client_id: thief },
      { ...form, code_verifier: newVerifier() },
      { ...form, code_verifier: undefined },
      { ...form, redirect_uri: 'https://client.example/other' },
      { ...form, code: `code_${newVerifier()}` },
    ]) {
      expect(refusalOf(await given.exchange(stolen))).toEqual([400, 'invalid_grant']);
    }
    const refused = { actor: name, subject: 'Copper Agent', outcome: 'refused' };
    expect((await given.events('agent_grant')).slice(0, 4)).toMatchObject(Array(4).fill(refused));
    expect((await given.exchange(form)).status).toBe(200);
  });

  test('ends the grant when it is used a second time', async () => {
    const { client, form, access_token, refresh_token } = await given.signedIn();
    expect(refusalOf(await given.exchange({ ...form, code_verifier: 'x' }))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await given.statusOf(access_token)).toBe(401);
    expect((await given.exchange(given.refreshForm(client, refresh_token))).status).toBe(400);
    const [event] = await given.events('agent_end');
    expect(event).toMatchObject({
      ...{ actor: 'Administrator', subject: 'Copper Agent', outcome: 'refused' },
      detail: 'code used twice',
    });
  });

  test('expires after a minute', async () => {
    const { form } = await given.withCode();
    await given.db
      .updateTable('oauth_code')
      .set({ ends_at: hoursAgo(0) })
      .execute();
    expect(refusalOf(await given.exchange(form))).toEqual([400, 'invalid_grant']);
  });
});

test('an answer is never sent to an unknown address', async () => {
  const { body } = await given.register({
    redirect_uris: [redirectUri, 'http://127.0.0.1:5000/callback'],
  });
  const client: string = body.client_id;
  const statusFor = async (redirect_uri: string | undefined, client_id = client) => {
    const { status, location } = await given.authorize(
      given.requestOf(client_id, newVerifier(), { redirect_uri }),
    );
    return [status, location.split('?')[0]];
  };
  for (const wrong of [
    ...['https://client.example/callback/', 'https://client.example/callback?x=1'],
    ...['https://client.example:444/callback', 'https://evil.example/callback'],
    ...['http://client.example/callback', 'http://localhost:5000/callback'],
    ...['http://127.0.0.1:9/other', 'https://127.0.0.1:5000/callback', 'javascript:alert(1)'],
    ...['https://client.example@evil.example/callback', '/callback', undefined],
  ]) {
    expect(await statusFor(wrong), wrong).toEqual([400, '']);
  }
  expect(await statusFor(redirectUri, 'client_unknown')).toEqual([400, '']);
  const session = await given.sessions.open();
  const asked = given.requestOf(client, newVerifier(), {
    redirect_uri: 'http://127.0.0.1:5000/callback',
  });
  const shown = (await given.describeConsent(session, asked)).body.result.data;
  expect(shown.host).toBe('127.0.0.1:5000');
  expect(await statusFor('http://127.0.0.1:61234/callback')).toEqual([302, '/admin/consent']);
  expect(await statusFor(redirectUri)).toEqual([302, '/admin/consent']);
});

const [resources, challenges] = [`The resource must be ${resource}.`, 'The code_challenge'];
test.each([
  ['another resource', { resource: 'https://other.example/mcp' }, resources],
  ['no resource', { resource: undefined }, resources],
  ['plain PKCE', { code_challenge_method: 'plain' }, `${challenges}_method must be S256.`],
  [
    'PKCE without a method',
    { code_challenge_method: undefined },
    `${challenges}_method must be S256.`,
  ],
  ['no PKCE', { code_challenge: undefined }, `${challenges} is missing or malformed.`],
  ['a short challenge', { code_challenge: 'x' }, `${challenges} is missing or malformed.`],
  ['another scope', { scope: 'read write' }, 'The scopes are read, report, propose.'],
  ['a token without a code', { response_type: 'token' }, 'The response_type must be code.'],
])('a request with %s is refused, and leads nowhere', async (_, wrong, fault) => {
  const { client, session } = await given.withCode();
  const asked = given.requestOf(client, newVerifier(), wrong);
  const { status, location, text, headers } = await given.authorize(asked);
  expect([status, location, text]).toEqual([400, '', fault]);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await given.consent(session, asked)).status).toBe(400);
});

test('the answer names its issuer, and tokens are only for the resource asked for', async () => {
  const { answer, form } = await given.withCode();
  expect(answer.searchParams.get('iss')).toBe(siteUrl);
  for (const wrong of ['https://other.example/mcp', undefined, `${siteUrl}/api`]) {
    expect(refusalOf(await given.exchange({ ...form, resource: wrong }))).toEqual([
      400,
      'invalid_target',
    ]);
  }
  const { access_token } = await given.signedIn();
  await given.db.updateTable('agent_grant').set({ resource: 'https://old.example/mcp' }).execute();
  expect(await given.statusOf(access_token)).toBe(401);
});

test('only a person with a fresh confirmation can consent', async () => {
  const { client, session } = await given.withCode();
  const asked = given.requestOf(client, newVerifier());
  for (const site of ['cross-site', 'same-site']) {
    const pressed = await given.pressConsent(asked, {
      origin: 'https://evil.example',
      'sec-fetch-site': site,
    });
    expect(pressed.status).toBe(401);
  }
  expect((await given.consent(firstOwners, asked)).status).toBe(409);
  await given.sessions.set({ confirmed_at: hoursAgo(1 / 6) });
  const { status, body } = await given.consent(session, asked);
  expect([status, body.error.data.code]).toEqual([403, 'confirmation_required']);
  const shown = (await given.describeConsent(session, asked)).body.result.data;
  expect(shown).toEqual({
    ...{ client: 'Copper Agent', host: 'client.example', is_verified: false },
    ...{ redirect_host: 'client.example', scopes: ['read', 'propose'] },
    refusal_url: expect.stringContaining('error=access_denied'),
  });
  expect(new URL(shown.refusal_url).searchParams.get('iss')).toBe(siteUrl);
});
