/** Lets one import at a time be at work, in all processes of the site. The holder's name ends with the import. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hasEnded, processName } from '../../../db/process-name.ts';
import {
  deleteLease,
  findLeaseHolder,
  takeLease,
} from '../../../db/repositories/operation/lease.ts';
import type { Database } from '../../../db/tables.ts';

const name = 'import';

/** In milliseconds. A process that exited on this machine is detected earlier. */
const lasts = 10_000;

/** Returns the import that is at work. */
export async function findImportAtWork(db: Kysely<Database>): Promise<number | undefined> {
  const holder = await findLeaseHolder(db, name, lasts);
  return holder === undefined || hasEnded(holder) ? undefined : Number(holder.split('|').at(-1));
}

export function importLease(db: Kysely<Database>, id: number) {
  const holder = `${processName}|${randomUUID()}|${id}`;
  return {
    /** Takes or renews the lease. Returns false if another import has it. */
    async take(): Promise<boolean> {
      const from = await findLeaseHolder(db, name, lasts);
      const isLeft = from !== undefined && hasEnded(from);
      return takeLease(db, { name, holder, milliseconds: lasts, ...(isLeft && { from }) });
    },
    release: () => deleteLease(db, { name, holder }),
  };
}

export type ImportLease = ReturnType<typeof importLease>;
