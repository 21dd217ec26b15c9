import type { SignInMethod } from '#contract/people/session.ts';
import type { SignInRules } from '#contract/people/sign-in-rules.ts';
import { endTokenSessions } from '../../../db/repositories/people/staff-session.ts';
import { writeSetting } from '../../../db/repositories/site/setting.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordEvent } from '../../caller/record-event.ts';
import { findSignInRules, signInRulesKey } from '../../caller/sign-in-rules.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import type { Settings } from '../../settings.ts';
import { requireOwnersPasskey } from '../passkey/owner-passkey.ts';
import { requireRelyingParty } from '../passkey/relying-party.ts';
import { requireStillOwner } from '../require-still-owner.ts';

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
    await writeSetting(trx, signInRulesKey, JSON.stringify(rules));
    if (rules.passkeys_required) {
      await requireOwnersPasskey(trx);
      await endTokenSessions(trx, new Date().toISOString());
    }
    const names = Object.entries(rules).flatMap(([name, isOn]) => (isOn ? [name] : []));
    const detail = names.join(', ') || 'none';
    await recordEvent(trx, { actor, from }, { kind: 'sign_in_rules', detail });
    return rules;
  });
