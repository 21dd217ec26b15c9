import type { Kysely } from 'kysely';
import type { SignInMethod } from '#contract/people/session.ts';
import { type SignInRules, signInRules } from '#contract/people/sign-in-rules.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Writer } from '../../catalogue/resource/resource.ts';
import { AppError } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { requireRelyingParty } from '../passkey/relying-party.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { requireStillOwner } from '../still-owner.ts';

const key = 'sign_in_rules';

const atFirst: SignInRules = { sessions_only: false, passkeys_required: false };
const strictest: SignInRules = { sessions_only: true, passkeys_required: true };

/** Assumes the strictest rules if the stored ones can't be understood. */
export async function findSignInRules(db: Kysely<Database>): Promise<SignInRules> {
  const stored = await findSetting(db, key);
  if (stored === undefined) return atFirst;
  try {
    return signInRules.parse(JSON.parse(stored));
  } catch {
    return strictest;
  }
}

export const replaceSignInRules = (
  settings: Pick<Settings, 'SITE_URL'>,
  { db, actor, from, tokenId }: Writer,
  { session }: { session?: { method: SignInMethod } },
  rules: SignInRules,
): Promise<SignInRules> =>
  inTransaction(db, async (trx) => {
    await requireStillOwner(trx, { tokenId });
    const before = await findSignInRules(trx);
    if (rules.passkeys_required && !before.passkeys_required) {
      requireRelyingParty(settings);
      // Proves that this owner can sign in afterwards.
      if (session?.method !== 'passkey') {
        throw new AppError('conflict', 'Sign in with a passkey first, so that you know it works.');
      }
    }
    await writeSetting(trx, key, JSON.stringify(rules));
    const names = Object.entries(rules).flatMap(([name, isOn]) => (isOn ? [name] : []));
    const detail = names.join(', ') || 'none';
    await recordEvent(trx, { actor, from }, { kind: 'sign_in_rules', detail });
    return rules;
  });
