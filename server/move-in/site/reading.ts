/** Tells an import whose file is being read from one that a process has left half read. */
import type { Kysely } from 'kysely';
import { hasEnded, processName } from '../../../db/process-name.ts';
import {
  deleteRecordsFrom,
  type StoredImport,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
import {
  deleteLease,
  findLeaseHolder,
  takeLease,
} from '../../../db/repositories/operation/lease.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getImport, unreadable } from './stored-import.ts';

/** In milliseconds, renewed with every few records. */
const lasts = 60_000;

const nameOf = (id: number) => `import file ${id}`;

export function readingLease(db: Kysely<Database>, id: number) {
  const lease = { name: nameOf(id), holder: `${processName}|${id}` };
  return {
    renew: () => takeLease(db, { ...lease, milliseconds: lasts }),
    release: () => deleteLease(db, lease),
  };
}

async function isBeingRead(db: Kysely<Database>, id: number): Promise<boolean> {
  const holder = await findLeaseHolder(db, nameOf(id), lasts);
  return holder !== undefined && !hasEnded(holder);
}

/** An import that was left half read is as it was before the file. If that was its first one, it has failed. */
export async function getSettledImport(db: Kysely<Database>, id: number): Promise<StoredImport> {
  const stored = await getImport(db, id);
  if (stored.state !== 'reading' || (await isBeingRead(db, id))) return stored;
  await inTransaction(db, async (trx) => {
    if (stored.contents === null)
      return updateImport(trx, id, { state: 'failed', failure: unreadable });
    await deleteRecordsFrom(trx, id, stored.done);
    await updateImport(trx, id, { state: 'read' });
  });
  return getImport(db, id);
}
