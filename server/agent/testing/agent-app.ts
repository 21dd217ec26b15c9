/** The real app, asked over HTTP as programs and browsers do, and the steps that lead to a signed-in program. */
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { passkeyApp, siteUrl } from '../../people/passkey/testing/passkey-app.ts';
import { sessionsOf } from '../../people/session/testing/sessions-of.ts';
import { token as firstOwners, type TestApp } from '../../testing/app.ts';
import { recognizeAgent } from '../recognize-agent.ts';

export { siteUrl };
export const redirectUri = 'https://client.example/callback';
export const resource = `${siteUrl}/mcp`;

type Form = Record<string, string | undefined>;

const withoutMissing = (form: Form) =>
  new URLSearchParams(Object.entries(form).filter(([, value]) => value !== undefined) as never);

export const newVerifier = () => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');

export const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'a-test', version: '1' },
  },
};

export async function agentApp(
  variables: Record<string, string> = {},
  parts?: Parameters<typeof passkeyApp>[1],
) {
  const given = await passkeyApp(variables, parts);
  // Shows whom the tools would see.
  given.app.get('/recognized', async (request) => {
    const { from: _, ...agent } = await recognizeAgent(given.deps, request);
    return agent;
  });
  await given.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = given.app.server.address() as AddressInfo;
  const { signedIn: sessionWith, ...others } = given;
  return { ...others, sessionWith, ...stepsOf(given, `http://127.0.0.1:${port}`) };
}

export type AgentApp = Awaited<ReturnType<typeof agentApp>>;

function stepsOf(given: TestApp, base: string) {
  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      location: response.headers.get('location') ?? '',
      get body() {
        return JSON.parse(text);
      },
    };
  }
  const asJson = (method: string, body: object, headers: Record<string, string> = {}) => ({
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  async function register(draft: object = {}) {
    const body = { client_name: 'Copper Agent', redirect_uris: [redirectUri], ...draft };
    return ask('/oauth/register', asJson('POST', body));
  }

  const requestOf = (client_id: string, verifier: string, more: Form = {}): Form => ({
    ...{ response_type: 'code', client_id, redirect_uri: redirectUri, state: 'a state' },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
    ...{ scope: 'read propose', resource },
    ...more,
  });

  const authorize = (asked: Form) => ask(`/oauth/authorize?${withoutMissing(asked)}`);

  /** As the screen in the admin asks. The headers of a page of another site contain no session. */
  const pressConsent = (asked: Form, headers: Record<string, string>) =>
    ask('/api/trpc/admin.grant.consent', asJson('POST', asked, headers));
  const consent = (session: string, asked: Form) =>
    pressConsent(asked, { 'x-admin-token': session });
  const describeConsent = (session: string, asked: Form) => {
    const input = encodeURIComponent(JSON.stringify(asked));
    const headers = { 'x-admin-token': session };
    return ask(`/api/trpc/admin.grant.describe?input=${input}`, { headers });
  };

  const exchange = (form: Form) =>
    ask('/oauth/token', { method: 'POST', body: withoutMissing(form) });

  const mcp = (headers: Record<string, string>) =>
    ask(
      '/mcp',
      asJson('POST', initialize, {
        accept: 'application/json, text/event-stream',
        ...headers,
      }),
    );

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  /** Registers a program and lets the person consent to it. */
  async function withCode(token: string = firstOwners, more: Form = {}) {
    const client: string = (await register()).body.client_id;
    const session = await sessionsOf(given).open(token);
    return { client, session, ...(await codeFor(session, client, more)) };
  }

  async function codeFor(session: string, client: string, more: Form = {}) {
    const verifier = newVerifier();
    const given = await consent(session, requestOf(client, verifier, more));
    if (given.status !== 200) throw new Error(given.text);
    const answer = new URL(given.body.result.data.url);
    const form: Form = {
      ...{ grant_type: 'authorization_code', code: answer.searchParams.get('code') ?? '' },
      ...{ client_id: client, redirect_uri: redirectUri, code_verifier: verifier, resource },
    };
    return { answer, form };
  }

  const refreshForm = (client_id: string, refresh_token: string): Form => ({
    ...{ grant_type: 'refresh_token', refresh_token, client_id, resource },
  });

  return {
    ...{
      ask,
      asJson,
      register,
      requestOf,
      authorize,
      consent,
      pressConsent,
      describeConsent,
      exchange,
      mcp,
      bearer,
    },
    ...{ withCode, codeFor, refreshForm },
    sessions: sessionsOf(given),
    statusOf: async (token: string) => (await mcp(bearer(token))).status,
    recognized: (token: string) => ask('/recognized', { headers: bearer(token) }),
    /** Returns the tokens of a program that has signed in as the holder of this token. */
    async signedIn(token: string = firstOwners, more: Form = {}) {
      const { form, client, session } = await withCode(token, more);
      const { status, text, body } = await exchange(form);
      if (status !== 200) throw new Error(text);
      const tokens: { access_token: string; refresh_token: string } = body;
      return { client, session, form, ...tokens };
    },
    events: async (kind: string) =>
      (await given.call('GET', `/admin/security-events?limit=1000&kind=${kind}`)).body.items,
  };
}
