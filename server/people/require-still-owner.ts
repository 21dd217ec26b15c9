import type { Transaction } from 'kysely';
import { findAdminToken } from '../../db/repositories/people/admin-token.ts';
import type { Database } from '../../db/tables.ts';
import { requireRole } from '../caller/require-role.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';

/** Two owners may demote or revoke each other at the same time, after which the second is no longer an owner. */
export async function requireStillOwner(
  trx: Transaction<Database>,
  { tokenId }: Pick<Writer, 'tokenId'>,
) {
  if (tokenId === undefined) return;
  const own = await findAdminToken(trx, tokenId);
  if (!own || own.revoked_at) throw new AppError('unauthorized', 'This admin token was revoked.');
  requireRole(own, 'owner');
}
