import type { Kysely } from 'kysely';
import { type SignInRules, signInRules } from '#contract/people/sign-in-rules.ts';
import { findSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';

export const signInRulesKey = 'sign_in_rules';

const atFirst: SignInRules = { sessions_only: false, passkeys_required: false };
const strictest: SignInRules = { sessions_only: true, passkeys_required: true };

/** Assumes the strictest rules if the stored ones can't be read. */
export async function findSignInRules(db: Kysely<Database>): Promise<SignInRules> {
  const stored = await findSetting(db, signInRulesKey);
  if (stored === undefined) return atFirst;
  try {
    return signInRules.parse(JSON.parse(stored));
  } catch {
    return strictest;
  }
}
