import type { Kysely } from 'kysely';
import type { FixingFile, Rate } from '#contract/money/rate.ts';
import { writeFixings } from '../../../db/repositories/money/rate.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { type Network, publicFetch } from '../../http/outgoing/public-fetch.ts';
import { readFixings } from './read-fixings.ts';

const addresses: Record<FixingFile, string> = {
  daily: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  'last-90-days': 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  all: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip',
};

const timeout = 30_000;
const maxBytes = 10 * 2 ** 20;

export async function fetchFixings(
  { db, network }: { db: Kysely<Database>; network: Network },
  file: FixingFile,
  signal?: AbortSignal,
): Promise<number> {
  const { status, body } = await publicFetch(
    addresses[file],
    { method: 'GET', timeout, maxBytes, ...(signal && { signal }) },
    network,
  ).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('conflict', `The rates could not be fetched: ${reason}.`);
  });
  if (status !== 200) {
    throw new AppError('conflict', `The European Central Bank answered with status ${status}.`);
  }
  return storeFixings(db, await readFixings(body));
}

/** All of a file or nothing. Returns the number of rates. */
export async function storeFixings(db: Kysely<Database>, rates: readonly Rate[]): Promise<number> {
  await inLongTransaction(db, (trx) => writeFixings(trx, rates));
  return rates.length;
}
