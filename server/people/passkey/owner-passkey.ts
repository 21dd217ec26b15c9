import type { Transaction } from 'kysely';
import { countOwnersPasskeys } from '../../../db/repositories/people/passkey.ts';
import type { Database } from '../../../db/tables.ts';
import { findSignInRules } from '../../caller/sign-in-rules.ts';
import { AppError } from '../../errors.ts';

/**
 * Throws if passkeys are required and no owner with permanent access has one. Must be part of the transaction that
 * makes the change.
 */
export async function requireOwnersPasskey(trx: Transaction<Database>): Promise<void> {
  const { passkeys_required } = await findSignInRules(trx);
  if (!passkeys_required) return;
  if ((await countOwnersPasskeys(trx)) > 0) return;
  throw new AppError(
    'conflict',
    'No owner with permanent access would have a passkey. Add one first, or stop requiring passkeys.',
  );
}
