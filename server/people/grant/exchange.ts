/** Exchanges a code for tokens, and a refresh token for new ones. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { firstOwner } from '#contract/people/role.ts';
import {
  findAgentGrant,
  insertAgentGrant,
  replaceGrantTokens,
  type StoredGrant,
} from '../../../db/repositories/people/agent-grant.ts';
import {
  findOauthCode,
  markCodeUsed,
  type StoredCode,
  setGrantOfCode,
} from '../../../db/repositories/people/oauth-code.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { isPast } from '../../caller/administrator.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { recordAlone } from '../../caller/record-event.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { asAppError } from '../../errors.ts';
import { accessSeconds, familyOf, hasCodeForm, newFamily, newTokens } from './agent-token.ts';
import { isOwnResource } from './authorization-request.ts';
import { endGrant } from './end-grant.ts';
import { OauthError } from './oauth-error.ts';
import { holderOf } from './open-grant.ts';
import type { AgentGrants } from './open-grants.ts';

export type TokenRequest = {
  grant_type?: string;
  code?: string;
  redirect_uri?: string;
  client_id?: string;
  code_verifier?: string;
  refresh_token?: string;
  resource?: string;
  scope?: string;
};

const invalid = (description: string) => new OauthError('invalid_grant', description);

export function exchange(grants: AgentGrants, asked: TokenRequest, from: RequestOrigin) {
  const { grant_type } = asked;
  if (grant_type !== 'authorization_code' && grant_type !== 'refresh_token') {
    throw new OauthError('unsupported_grant_type', 'Send a code or a refresh token.');
  }
  if (!isOwnResource(asked.resource, grants.resource())) {
    throw new OauthError('invalid_target', `The resource must be ${grants.resource()}.`);
  }
  return grant_type === 'refresh_token'
    ? refresh(grants, asked, from)
    : exchangeCode(grants, asked, from);
}

async function exchangeCode(grants: AgentGrants, asked: TokenRequest, from: RequestOrigin) {
  const { code = '' } = asked;
  const hash = hashOfToken(code);
  const find = async () => (hasCodeForm(code) ? findOauthCode(grants.db, hash) : undefined);
  const stored = await grants.guard.guess(from, find, 'The code of an agent is wrong.');
  if (!stored) throw invalid('The code is wrong.');
  if (stored.used_at === null) {
    await requireOwnCode(grants, stored, asked, from);
    await requireHolder(grants, stored, from);
  }
  const family = newFamily();
  const { given, stored: tokens } = newTokens(family);
  const opened = await inTransaction(grants.db, async (trx) => {
    const now = new Date().toISOString();
    if (!(await markCodeUsed(trx, hash, now))) {
      await endGrantOfCode(trx, hash, from);
      return false;
    }
    const { client_id, client_name, client_host, scopes, resource } = stored;
    const { person_id, method, credential } = stored;
    const id = await insertAgentGrant(trx, {
      ...{ person_id, method, credential, client_id, client_name, client_host, scopes, resource },
      ...{ ...tokens, family_hash: hashOfToken(family), created_at: now },
    });
    await setGrantOfCode(trx, hash, id);
    return true;
  });
  if (!opened) throw invalid('The code was used before.');
  return answerOf(stored, given);
}

async function endGrantOfCode(trx: Transaction<Database>, hash: string, from: RequestOrigin) {
  const used = await findOauthCode(trx, hash);
  if (!used || used.grant_id === null) return;
  const actor = used.person ?? firstOwner;
  await endGrant(trx, { actor, from }, used.grant_id, { reason: 'code used twice' });
}

async function requireOwnCode(
  { db }: AgentGrants,
  code: StoredCode,
  { client_id, redirect_uri, code_verifier = '' }: TokenRequest,
  from: RequestOrigin,
) {
  const digest = createHash('sha256').update(code_verifier).digest('base64url');
  const faults = [
    isPast(code.ends_at) && 'The code has expired.',
    client_id !== code.client_id && 'The code belongs to another client.',
    redirect_uri !== code.redirect_uri && 'The redirect_uri is not the one of the code.',
    digest !== code.challenge && 'The code_verifier is wrong.',
  ];
  const fault = faults.find((sentence) => sentence !== false);
  if (!fault) return;
  const { client_name: subject, person } = code;
  const event = { kind: 'agent_grant', outcome: 'refused', subject, detail: fault } as const;
  await recordAlone(db, { actor: person ?? firstOwner, from }, event);
  throw invalid(fault);
}

/** The person may have lost their access since. */
const requireHolder = (
  grants: AgentGrants,
  consent: StoredCode | StoredGrant,
  from: RequestOrigin,
) =>
  holderOf(grants, consent, from).catch((error: unknown) => {
    const { code, message } = asAppError(error);
    throw code === 'unauthorized' || code === 'forbidden' ? invalid(message) : error;
  });

async function refresh(grants: AgentGrants, asked: TokenRequest, from: RequestOrigin) {
  const { refresh_token = '', client_id } = asked;
  const family = familyOf(refresh_token);
  const find = async () =>
    family === undefined
      ? undefined
      : findAgentGrant(grants.db, { family_hash: hashOfToken(family) });
  const grant = await grants.guard.guess(from, find, 'The refresh token of an agent is wrong.');
  if (!grant || family === undefined) throw invalid('The refresh token is wrong.');
  if (grant.ended_at !== null) throw invalid('This access has ended. Sign in again.');
  if (grant.client_id !== client_id) throw invalid('The refresh token belongs to another client.');
  await requireHolder(grants, grant, from);
  const { given, stored } = newTokens(family);
  const isReplaced = await inTransaction(grants.db, async (trx) => {
    const current = { id: grant.id, refresh_hash: hashOfToken(refresh_token) };
    if (await replaceGrantTokens(trx, current, stored)) return true;
    const actor = grant.person ?? firstOwner;
    await endGrant(trx, { actor, from }, grant.id, { reason: 'refresh token used twice' });
    return false;
  });
  if (!isReplaced) throw invalid('The refresh token was used before. Sign in again.');
  return answerOf(grant, given);
}

const answerOf = (
  { scopes }: Pick<StoredGrant, 'scopes'>,
  given: ReturnType<typeof newTokens>['given'],
) => ({
  ...given,
  token_type: 'Bearer',
  expires_in: accessSeconds,
  scope: (JSON.parse(scopes) as string[]).join(' '),
});
