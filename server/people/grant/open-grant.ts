/** A grant is only as good as its person: everything that would end their session is checked on each request. */
import type { Role } from '#contract/people/role.ts';
import { firstOwner } from '#contract/people/role.ts';
import type { StoredGrant } from '../../../db/repositories/people/agent-grant.ts';
import { needsPasskey, requireMaySignIn } from '../../caller/administrator.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import { AppError } from '../../errors.ts';
import type { AgentGrants } from './open-grants.ts';

type Consent = Pick<StoredGrant, 'person_id' | 'method' | 'credential'>;

export const grantEnded = () =>
  new AppError('unauthorized', 'This access has ended. Sign in again.');

/** Throws if the person could not sign in as they did for their consent. */
export async function holderOf(
  { db, tokenHash }: Pick<AgentGrants, 'db' | 'tokenHash'>,
  { person_id, method, credential }: Consent,
  from: RequestOrigin,
): Promise<{ name: string; role: Role; tokenId: number | undefined }> {
  const person = await requireMaySignIn(db, person_id, from);
  const role = person?.role ?? 'owner';
  if (method === 'token') {
    const wasReplaced = person_id === null && credential !== tokenHash;
    if (wasReplaced || needsPasskey(role, await findSignInRules(db))) throw grantEnded();
  }
  return { name: person?.name ?? firstOwner, role, tokenId: person_id ?? undefined };
}
