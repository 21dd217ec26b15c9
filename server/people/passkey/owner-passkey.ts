import type { Transaction } from 'kysely';
import { countOwnersPasskeys } from '../../../db/repositories/people/passkey.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { findSignInRules } from '../session/sign-in-rules.ts';

/** Throws if passkeys are required and no owner has one left. Part of the transaction that takes one away. */
export async function requireOwnersPasskey(trx: Transaction<Database>): Promise<void> {
  const { passkeys_required } = await findSignInRules(trx);
  if (!passkeys_required) return;
  if ((await countOwnersPasskeys(trx, new Date().toISOString())) > 0) return;
  throw new AppError(
    'conflict',
    'No owner would have a passkey left. Add another first, or stop requiring passkeys.',
  );
}
