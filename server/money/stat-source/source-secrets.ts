/** The headers and the secret of a source. Once written, they only leave in requests to its address. */
import type { Kysely, Transaction } from 'kysely';
import type { StatSource, StatSourceDraft } from '#contract/money/stat-source.ts';
import {
  findSecrets,
  findStatSource,
  updateSecrets,
} from '../../../db/repositories/money/stat-source.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import type { SourceChange } from '../money.ts';
import { seal, unseal } from './sealed.ts';
import { statSourceResource } from './stat-source-resource.ts';

type Header = { name: string; value: string };
export type SourceSecrets = { headers: Header[]; secret?: string };

export type Secret = () => string;

const noSecrets: SourceSecrets = { headers: [] };

export async function readSecrets(
  db: Kysely<Database>,
  secret: Secret,
  id: number,
): Promise<SourceSecrets> {
  const sealed = await findSecrets(db, id);
  if (sealed === null) return noSecrets;
  const text = unseal(secret(), sealed);
  if (text !== undefined) return JSON.parse(text);
  throw new AppError(
    'conflict',
    'The headers of this source can’t be read, because the site has another secret now. Enter them again.',
  );
}

/** A part that the draft leaves out stays as it is. */
async function writeSecrets(
  trx: Transaction<Database>,
  secret: Secret,
  id: number,
  { headers, secret: given }: StatSourceDraft,
) {
  if (headers === undefined && given === undefined) return;
  const isComplete = headers !== undefined && given !== undefined;
  const before = isComplete ? noSecrets : await readSecrets(trx, secret, id);
  const after: SourceSecrets = {
    headers: headers ?? before.headers,
    secret: given ?? before.secret ?? '',
  };
  const isEmpty = after.headers.length === 0 && !after.secret;
  await updateSecrets(trx, id, {
    secrets: isEmpty ? null : seal(secret(), JSON.stringify(after)),
    header_names: after.headers.map(({ name }) => name),
  });
}

export const createSource = (
  writer: Writer,
  secret: Secret,
  draft: StatSourceDraft,
): Promise<StatSource> =>
  inTransaction(writer.db, async (trx) => {
    const { id } = await statSourceResource.create({ ...writer, db: trx }, draft);
    await writeSecrets(trx, secret, id, draft);
    return getSource(trx, id);
  });

/**
 * A new host must not receive the secrets of another one: anyone who can change addresses could otherwise read what
 * nobody is shown.
 */
export const updateSource = (
  writer: Writer,
  secret: Secret,
  id: number,
  { draft, before }: SourceChange,
): Promise<StatSource> =>
  inTransaction(writer.db, async (trx) => {
    const current = await statSourceResource.get(trx, id);
    const isElsewhere = originOf(current) !== originOf(draft);
    const kept = isElsewhere
      ? { ...draft, headers: draft.headers ?? [], secret: draft.secret ?? '' }
      : draft;
    await statSourceResource.update({ ...writer, db: trx }, id, draft, before);
    await writeSecrets(trx, secret, id, kept);
    return getSource(trx, id);
  });

/** An earlier address may be of another host, so its secrets have to be entered again. */
export const restoreSource = (writer: Writer, id: number, snapshot: unknown): Promise<StatSource> =>
  inTransaction(writer.db, async (trx) => {
    const before = await findStatSource(trx, id);
    const restored = await statSourceResource.restore({ ...writer, db: trx }, id, snapshot);
    if (before && originOf(before) !== originOf(restored)) {
      await updateSecrets(trx, id, { secrets: null, header_names: [] });
    }
    return getSource(trx, id);
  });

/** Placeholders can't be part of the host, because they would be encoded. */
const originOf = ({ address }: Pick<StatSource, 'address'>) =>
  address === null ? '' : address.url.split('/', 3).join('/').toLowerCase();

async function getSource(trx: Transaction<Database>, id: number): Promise<StatSource> {
  const source = await findStatSource(trx, id);
  if (!source) throw new Error(`Source ${id} is gone.`);
  return source;
}
