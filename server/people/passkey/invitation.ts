/** Links with which a person adds a passkey without having a token. Each works once. */
import type { Kysely } from 'kysely';
import {
  type Invitation,
  type InvitationDraft,
  invitationHours,
} from '#contract/people/one-time-secret.ts';
import type { NewPasskey, PasskeyCreation } from '#contract/people/passkey.ts';
import { firstOwner } from '#contract/people/role.ts';
import type { NewSession } from '#contract/people/session.ts';
import { findAdminToken } from '../../../db/repositories/people/admin-token.ts';
import { listPasskeysOf } from '../../../db/repositories/people/passkey.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import type { Settings } from '../../settings.ts';
import { requireStillOwner } from '../require-still-owner.ts';
import { openSession } from '../session/staff-session.ts';
import { getOneTimeSecret, spendSecret, storeSecret } from './one-time-secret.ts';
import { actOnRegistration, ceremonyFor, type PasskeyDeps } from './passkey-answer.ts';
import { requireRelyingParty } from './relying-party.ts';
import { passkeyCreationFor } from './verify-passkey.ts';

const hour = 60 * 60_000;

/** The secret is in the fragment, which browsers send to no server. It replaces the person's earlier invitation. */
export async function invitationPath(
  { db, actor, from, tokenId }: Writer,
  settings: Pick<Settings, 'SITE_URL'>,
  person: PersonId,
): Promise<{ path: string; ends_at: string }> {
  requireRelyingParty(settings);
  const secret = randomSecret();
  const ends_at = new Date(Date.now() + invitationHours * hour).toISOString();
  await inTransaction(db, async (trx) => {
    await requireStillOwner(trx, { tokenId });
    const subject = await nameOf(trx, person);
    await storeSecret(trx, { actor, from }, 'invitation', { person, subject, secret, ends_at });
  });
  return { path: `/admin/invitation#${secret}`, ends_at };
}

async function nameOf(db: Kysely<Database>, person: PersonId): Promise<string> {
  if (person === null) return firstOwner;
  const found = await findAdminToken(db, person);
  if (!found || found.revoked_at) throw unknownId('valid token', person);
  if (found.programs_only) {
    const refusal = 'This person’s token is for programs only. Remove that limit to invite them.';
    throw new AppError('conflict', refusal);
  }
  return found.name;
}

export async function invite(
  { settings, emails }: Pick<Deps, 'settings' | 'emails'>,
  writer: Writer,
  person: number,
  { email, language }: InvitationDraft,
): Promise<Invitation> {
  if (email !== null && !settings.SMTP_URL) {
    throw new AppError('conflict', 'This site cannot send emails. Create a link instead.');
  }
  const { path, ends_at } = await invitationPath(writer, settings, person);
  if (email === null) return { link: `${settings.SITE_URL}${path}`, ends_at };
  const { texts } = await import(`../../../messages/${language}/email/invitation.ts`);
  emails.sendText(email, path, texts);
  return { link: null, ends_at };
}

type InvitedDeps = PasskeyDeps & Pick<Deps, 'guard'>;

export async function openInvitation(
  deps: InvitedDeps,
  from: RequestOrigin,
  secret: string,
  siteName: string,
): Promise<{ name: string; creation: PasskeyCreation }> {
  const { id, person_id, person } = await getOneTimeSecret(deps, from, 'invitation', secret);
  const name = person ?? firstOwner;
  const passkeys = await listPasskeysOf(deps.database.db, person_id);
  const creation = await passkeyCreationFor(
    ceremonyFor(deps, `invitation ${id}`),
    { id: person_id, name, passkeys },
    siteName,
  );
  return { name, creation };
}

/** Adds the passkey, signs in with it and uses up the invitation, in one transaction. */
export async function acceptInvitation(
  deps: InvitedDeps,
  from: RequestOrigin,
  secret: string,
  { name, registration }: NewPasskey,
): Promise<NewSession> {
  rejectHiddenCharacters({ name });
  const invitation = await getOneTimeSecret(deps, from, 'invitation', secret);
  const { id, person_id, person } = invitation;
  const purpose = `invitation ${id}` as const;
  const source = { actor: person ?? firstOwner, from };
  const addition = { purpose, person: person_id, source, name, registration };
  return actOnRegistration(deps, addition, async (trx, store) => {
    await spendSecret(trx, 'invitation', invitation);
    await store();
    const opening = { from, method: 'passkey', credential: registration.id } as const;
    return openSession(trx, deps.settings, invitation, opening);
  });
}
