import type { Kysely } from 'kysely';
import type { FixingFile, Rate } from '#contract/money/rate.ts';
import { replaceSampleRates, writeFixings } from '../../../db/repositories/money/rate.ts';
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

type Deps = { db: Kysely<Database>; network: Network };

export const fetchFixings = (deps: Deps, file: FixingFile, signal?: AbortSignal): Promise<number> =>
  fetchFixingsFrom(addresses[file], deps, signal);

export async function fetchFixingsFrom(
  address: string,
  { db, network }: Deps,
  signal?: AbortSignal,
): Promise<number> {
  const { status, body } = await publicFetch(
    address,
    { method: 'GET', timeout, maxBytes, ...(signal && { signal }) },
    network,
  ).catch((error: unknown) => {
    throw new AppError('conflict', `The rates could not be fetched: ${reasonOf(error)}.`);
  });
  if (status !== 200) {
    throw new AppError('conflict', `The European Central Bank answered with status ${status}.`);
  }
  const rates = await readFixings(body).catch((error: unknown) => {
    throw new AppError('conflict', `The rates could not be read: ${reasonOf(error)}`);
  });
  return storeFixings(db, rates);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** All of a file or nothing. Returns the number of rates. */
export async function storeFixings(db: Kysely<Database>, rates: readonly Rate[]): Promise<number> {
  await inLongTransaction(db, async (trx) => {
    await replaceSampleRates(trx, rates);
    await writeFixings(trx, rates);
  });
  return rates.length;
}
