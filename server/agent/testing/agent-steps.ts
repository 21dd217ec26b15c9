/** The steps that lead to a signed-in program, asked of any server over HTTP as programs and browsers do. */
import { createHash, randomBytes } from 'node:crypto';

export const redirectUri = 'https://client.example/callback';

export type Form = Record<string, string | undefined>;

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

type Asked = {
  /** The address that the server listens on, which may differ from that of its site. */
  base: string;
  resource: string;
  /** The first owner's token. */
  owner: string;
};

export function agentSteps({ base, resource, owner }: Asked) {
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

  /** Asks as the admin's screen does. The headers of another site's page contain no session. */
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

  async function codeFor(session: string, client: string, more: Form = {}) {
    const verifier = newVerifier();
    const answered = await consent(session, requestOf(client, verifier, more));
    if (answered.status !== 200) throw new Error(answered.text);
    const answer = new URL(answered.body.result.data.url);
    const form: Form = {
      ...{ grant_type: 'authorization_code', code: answer.searchParams.get('code') ?? '' },
      ...{ client_id: client, redirect_uri: redirectUri, code_verifier: verifier, resource },
    };
    return { answer, form };
  }

  async function openSession(token: string): Promise<string> {
    const opened = await ask('/api/admin/session', {
      method: 'POST',
      headers: { 'x-admin-token': token },
    });
    if (opened.status !== 201) throw new Error(opened.text);
    return opened.body.token;
  }

  /** Registers a program and lets the person consent to it. */
  async function withCode(token = owner, more: Form = {}) {
    const client: string = (await register()).body.client_id;
    const session = await openSession(token);
    return { client, session, ...(await codeFor(session, client, more)) };
  }

  /** Returns the tokens of a program that has signed in as the holder of this token. */
  async function signedIn(token = owner, more: Form = {}) {
    const { form, client, session } = await withCode(token, more);
    const { status, text, body } = await exchange(form);
    if (status !== 200) throw new Error(text);
    const tokens: { access_token: string; refresh_token: string } = body;
    return { client, session, form, ...tokens };
  }

  const refreshForm = (client_id: string, refresh_token: string): Form => ({
    ...{ grant_type: 'refresh_token', refresh_token, client_id, resource },
  });

  return {
    ...{ ask, asJson, register, requestOf, authorize, consent, pressConsent, describeConsent },
    ...{ exchange, mcp, bearer, openSession, withCode, codeFor, signedIn, refreshForm },
    statusOf: async (token: string) => (await mcp(bearer(token))).status,
  };
}

export type AgentSteps = ReturnType<typeof agentSteps>;
