/** Asks a signed-in person for their consent, and gives the program a code for it. */
import type { AskedConsent, AuthorizationRequest } from '#contract/people/agent-grant.ts';
import { updateOauthClientUse } from '../../../db/repositories/people/oauth-client.ts';
import { insertOauthCode } from '../../../db/repositories/people/oauth-code.ts';
import { findStaffSession } from '../../../db/repositories/people/staff-session.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Administrator } from '../../caller/administrator.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';
import { recordEvent } from '../../caller/record-event.ts';
import { AppError } from '../../errors.ts';
import { newCode } from './agent-token.ts';
import { answerUrl, type CheckedRequest, UnsafeRequest } from './authorization-request.ts';
import { OauthError } from './oauth-error.ts';
import type { AgentGrants } from './open-grants.ts';

const codeLifetime = 60_000;

async function getRequest(
  grants: AgentGrants,
  { from }: Administrator,
  asked: AuthorizationRequest,
): Promise<CheckedRequest> {
  try {
    const checked = await grants.check(asked, from);
    if (!('faultUrl' in checked)) return checked;
  } catch (error) {
    if (!(error instanceof UnsafeRequest)) throw error;
    throw new AppError('bad_input', error.message);
  }
  throw new AppError('bad_input', 'The program asked in the wrong way. Connect again.');
}

export async function describeConsent(
  grants: AgentGrants,
  administrator: Administrator,
  asked: AuthorizationRequest,
): Promise<AskedConsent> {
  const request = await getRequest(grants, administrator, asked);
  const { client, redirectUri, scopes } = request;
  return {
    client: client.name,
    host: client.host,
    is_verified: client.isVerified,
    redirect_host: new URL(redirectUri).host,
    scopes,
    refusal_url: grants.refusalUrl(request, new OauthError('access_denied', 'They refused.')),
  };
}

/** Only a person can consent, so a program's token is not enough. */
function requireSession({ session }: Administrator) {
  if (session) return session;
  throw new AppError('forbidden', 'Only people who are signed in can let a program sign in.');
}

export async function giveConsent(
  grants: AgentGrants,
  administrator: Administrator,
  asked: AuthorizationRequest,
): Promise<{ url: string }> {
  const session = requireSession(administrator);
  const request = await getRequest(grants, administrator, asked);
  const code = newCode();
  await inTransaction(grants.db, async (trx) => {
    const opened = await findStaffSession(trx, session.id);
    if (!opened || opened.ended_at !== null) {
      throw new AppError('session_ended', 'This session has ended. Sign in again.');
    }
    const { person_id, method, credential } = opened;
    const { client, redirectUri, challenge, scopes } = request;
    const now = Date.now();
    await updateOauthClientUse(trx, client.id, new Date(now).toISOString());
    await insertOauthCode(trx, {
      ...{ person_id, method, credential, challenge },
      ...{ client_id: client.id, client_name: client.name, client_host: client.host },
      hash: hashOfToken(code),
      redirect_uri: redirectUri,
      scopes: JSON.stringify(scopes),
      resource: grants.resource(),
      created_at: new Date(now).toISOString(),
      ends_at: new Date(now + codeLifetime).toISOString(),
    });
    const { name: actor, from } = administrator;
    await recordEvent(
      trx,
      { actor, from },
      {
        kind: 'agent_grant',
        subject: client.name,
        detail: `${client.host}: ${scopes.join(', ')}`,
      },
    );
  });
  const { redirectUri, state } = request;
  return { url: answerUrl(redirectUri, { code, state, iss: grants.issuer() }) };
}
