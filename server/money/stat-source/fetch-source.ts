/** Fetches the figures of a source. Its errors never contain the address, which may contain a key. */
import type { Kysely } from 'kysely';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatAddress, StatSource } from '#contract/money/stat-source.ts';
import { type Fetched, updateFetched } from '../../../db/repositories/money/stat-source.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, asAppError } from '../../errors.ts';
import { type Network, publicFetch } from '../../http/outgoing/public-fetch.ts';
import type { Writer } from '../../resource/resource.ts';
import type { Money } from '../money.ts';
import { type AskedDays, addressOf, askedDays } from '../stat-file/address-of.ts';
import type { Fetching } from './fetching.ts';
import { readSecrets, type Secret } from './source-secrets.ts';
import { statSourceResource } from './stat-source-resource.ts';

const timeout = 60_000;
const maxBytes = 20 * 2 ** 20;

export type FetchParts = {
  db: Kysely<Database>;
  network: Network;
  secret: Secret;
  importFile: Money['importFile'];
};

/** Asks for the last days again, because programmes revise them. Stores the outcome on the source. */
export async function fetchSource(
  parts: FetchParts,
  writer: Pick<Writer, 'actor'>,
  fetching: Fetching,
): Promise<StatImportResult> {
  const { db } = parts;
  const source = await statSourceResource.get(db, fetching.id);
  try {
    const result = await importAnswer(parts, writer, source, fetching);
    const last_fetched_at = new Date(fetching.now ?? Date.now()).toISOString();
    if (!fetching.isDryRun) {
      await note(db, source.id, {
        last_fetched_at,
        last_error: null,
        warnings: warningsOf(result),
      });
    }
    return result;
  } catch (error) {
    const { message } = asAppError(error);
    if (!fetching.isDryRun && !fetching.signal?.aborted) {
      await note(db, source.id, { last_error: message.slice(0, maxMessage), warnings: [] });
    }
    throw error;
  }
}

const maxMessage = 1_000;

const note = (db: Kysely<Database>, id: number, fetched: Fetched) =>
  inTransaction(db, (trx) => updateFetched(trx, id, fetched));

async function importAnswer(
  parts: FetchParts,
  { actor }: Pick<Writer, 'actor'>,
  source: StatSource,
  { isDryRun, isNightly = false, signal, now = Date.now() }: Fetching,
): Promise<StatImportResult> {
  const { address, shape } = source;
  if (address === null) throw new AppError('conflict', 'This source has no address.');
  const days = askedDays(address.days_again, shape.time_zone, now);
  const bytes = await fetchFigures(parts, { id: source.id, address }, days, signal);
  signal?.throwIfAborted();
  return parts.importFile(
    { actor, source_id: source.id, isDryRun, isNightly, days, now },
    oneChunk(bytes),
  );
}

async function* oneChunk(body: Buffer) {
  yield body;
}

async function fetchFigures(
  { db, network, secret }: FetchParts,
  { id, address }: { id: number; address: StatAddress },
  days: AskedDays,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { headers, secret: key = '' } = await readSecrets(db, secret, id);
  const { status, body } = await publicFetch(
    addressOf(address, { ...days, secret: key }),
    {
      method: address.method,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      timeout,
      maxBytes,
      ...(signal && { signal }),
    },
    network,
  ).catch((error: unknown) => {
    throw new AppError('conflict', `The figures could not be fetched: ${reasonOf(error)}.`);
  });
  if (status === 200) return body;
  const reason =
    status >= 300 && status < 400 ? 'a redirect, which is not followed' : `status ${status}`;
  throw new AppError('conflict', `The programme answered with ${reason}.`);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const maxDays = 10;

function warningsOf({ missing_days, vanished_days, closed_months }: StatImportResult): string[] {
  const list = (days: readonly string[]) =>
    days.slice(0, maxDays).join(', ') + (days.length > maxDays ? ' …' : '');
  return [
    ...(missing_days.length > 0 ? [`Days without figures: ${list(missing_days)}`] : []),
    ...(vanished_days.length > 0
      ? [`Days that had figures before, which were kept: ${list(vanished_days)}`]
      : []),
    ...closed_months.map(({ month }) => `${month} is closed, but its figures have changed`),
  ];
}
