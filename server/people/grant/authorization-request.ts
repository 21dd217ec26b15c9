/** Checks what a program asks for, before the person sees it, and again when they consent. */
import { scopes as allScopes, type Scope } from '#contract/agent/scope.ts';
import type { AuthorizationRequest } from '#contract/people/agent-grant.ts';
import type { AgentClient } from './client-document.ts';
import { OauthError } from './oauth-error.ts';
import { mayRedirectTo } from './redirect-uri.ts';

export type CheckedRequest = {
  client: AgentClient;
  redirectUri: string;
  scopes: Scope[];
  challenge: string;
  state: string | undefined;
};

/** Nobody may be sent to an address that could be anyone's, so these faults are shown here. */
export class UnsafeRequest extends Error {}

export const refused = new OauthError('access_denied', 'The person refused.');

const digest = /^[\w-]{43}$/;

const isScope = (name: string): name is Scope => allScopes.some((scope) => scope === name);

/** The audience of the tokens: this site's address for agents, and no other. */
export const isOwnResource = (given: string | undefined, resource: string) =>
  given !== undefined && URL.canParse(given) && new URL(given).href === new URL(resource).href;

/** Without scopes, a program gets the smallest. */
function scopesIn(text = 'read' satisfies Scope): Scope[] {
  const asked = text.split(' ').filter(Boolean);
  if (asked.length === 0 || !asked.every(isScope)) {
    throw new OauthError('invalid_scope', `The scopes are ${allScopes.join(', ')}.`);
  }
  return allScopes.filter((scope) => asked.includes(scope));
}

export function safeRedirect(client: AgentClient, asked: string | undefined): string {
  if (asked !== undefined && mayRedirectTo(client.redirectUris, asked)) return asked;
  throw new UnsafeRequest('The redirect_uri is not one of the program.');
}

/** Throws errors that the program may know. */
export function checkRequest(
  client: AgentClient,
  redirectUri: string,
  asked: AuthorizationRequest,
  resource: string,
): CheckedRequest {
  const { response_type, code_challenge, code_challenge_method, state } = asked;
  if (response_type !== 'code') {
    throw new OauthError('unsupported_response_type', 'The response_type must be code.');
  }
  if (code_challenge === undefined || !digest.test(code_challenge)) {
    throw new OauthError('invalid_request', 'The code_challenge is missing or malformed.');
  }
  if (code_challenge_method !== 'S256') {
    throw new OauthError('invalid_request', 'The code_challenge_method must be S256.');
  }
  if (!isOwnResource(asked.resource, resource)) {
    throw new OauthError('invalid_target', `The resource must be ${resource}.`);
  }
  // Anyone can register the address of another program together with their own.
  const shown = client.isVerified ? client : { ...client, host: new URL(redirectUri).host };
  return {
    client: shown,
    redirectUri,
    scopes: scopesIn(asked.scope),
    challenge: code_challenge,
    state,
  };
}

/** `iss` keeps a program from taking the answer of another server for ours (RFC 9207). */
export function answerUrl(
  redirectUri: string,
  answer: { iss: string; state: string | undefined } & (
    | { code: string }
    | { error: string; error_description: string }
  ),
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
