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
import { onlySessions } from '../passkey/passkey-sign-in.ts';
import { newCode } from './agent-token.ts';
import { answerUrl, type CheckedRequest, refused, UnsafeRequest } from './authorization-request.ts';
import type { AgentGrants } from './open-grants.ts';

const codeLifetime = 60_000;

async function getRequest(
  grants: AgentGrants,
  { from }: Administrator,
  asked: AuthorizationRequest,
): Promise<CheckedRequest> {
  const checked = await grants.check(asked, from).catch((error: unknown) => {
    if (error instanceof UnsafeRequest) return undefined;
    throw error;
  });
  if (checked && !('faultUrl' in checked)) return checked;
  throw new AppError('bad_input', 'The agent’s request is not valid. Connect again.');
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
    refusal_url: grants.refusalUrl(request, refused),
  };
}

export async function giveConsent(
  grants: AgentGrants,
  administrator: Administrator,
  asked: AuthorizationRequest,
): Promise<{ url: string }> {
  // Only a person can consent, so a token is not enough.
  const { session } = administrator;
  if (!session) throw onlySessions();
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
