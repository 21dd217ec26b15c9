/** Writes proposals in an order in which each finds what it refers to. */
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { type ProposableKind, proposableKinds } from '#contract/release/proposal.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import { faultOf } from '../../db/database-fault.ts';
import { undoneOnError } from '../../db/discarded-write.ts';
import type { StoredProposal } from '../../db/repositories/release/proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { AppError } from '../errors.ts';
import { unknownId, type Writer } from '../resource/resource.ts';
import type { Proposables } from './proposable.ts';

export type InTransaction = Writer & { db: Transaction<Database> };

/** The part of a proposal that its write needs. */
export type Applied = Pick<
  StoredProposal,
  'kind' | 'entity_id' | 'action' | 'ops' | 'draft' | 'author'
>;

export type Refusal<Proposal = StoredProposal> = { proposal: Proposal; error: AppError };

/** They share a savepoint, because one for each would take longer than some of the writes. */
const proposalsAtOnce = 20;

/** A thousand codes that take each other's names in the worst order would hold up all other writes. */
const maxRounds = 30;

/** Kinds that others refer to come first. Lists come last, because they contain what was created before. */
const kindsInOrder = new Set<ProposableKind>([
  ...([
    'settings',
    'regulator',
    'payment-method',
    'provider',
    'market',
    'scoring',
    'image',
  ] as const),
  ...proposableKinds,
]);
const kindOrder = new Map([...kindsInOrder].map((kind, index) => [kind, index]));

const actionOrder = { create: 0, change: 1, delete: 2, order: 3 } as const;

/** Deletes in the opposite order, so that nothing is deleted before what refers to it. */
const placeOf = ({ action, kind }: Applied) =>
  actionOrder[action] * 100 + (action === 'delete' ? -1 : 1) * (kindOrder.get(kind) ?? 0);

/**
 * Returns the proposals that were refused. A refused one is tried again after the others, in case it needed one of them:
 * a promo code can be renamed to one that the same release deletes.
 */
export async function applyProposals<Proposal extends Applied>(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly Proposal[],
): Promise<Refusal<Proposal>[]> {
  let waiting = proposals.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (let round = 1; ; round += 1) {
    const refused: Refusal<Proposal>[] = [];
    for (let start = 0; start < waiting.length; start += proposalsAtOnce) {
      const some = waiting.slice(start, start + proposalsAtOnce);
      refused.push(...(await applySome(writer, proposables, some)));
    }
    const isStuck = refused.length === waiting.length || round === maxRounds;
    if (refused.length === 0 || isStuck) return refused;
    waiting = refused.map(({ proposal }) => proposal);
  }
}

/** If one of them is refused, they are applied one by one, to find out which. */
async function applySome<Proposal extends Applied>(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly Proposal[],
): Promise<Refusal<Proposal>[]> {
  const error = await refusalOf(writer, proposables, proposals);
  if (!error) return [];
  const [proposal, ...others] = proposals;
  if (proposal && others.length === 0) return [{ proposal, error }];
  const refused: Refusal<Proposal>[] = [];
  for (const one of proposals) refused.push(...(await applySome(writer, proposables, [one])));
  return refused;
}

async function refusalOf(
  writer: InTransaction,
  proposables: Proposables,
  proposals: readonly Applied[],
): Promise<AppError | undefined> {
  try {
    await undoneOnError(writer.db, async () => {
      for await (const proposal of inSlices(proposals)) await apply(writer, proposables, proposal);
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return error;
    const fault = faultOf(error);
    if (fault !== 'foreign key' && fault !== 'unique') throw error;
    const message = 'Something else refers to this, or has the same name.';
    return new AppError('conflict', message, { cause: error });
  }
}

export const refusedProposal = ({ proposal: { name, kind, entity_id }, error }: Refusal) =>
  new AppError(
    error.code === 'bad_input' ? 'bad_input' : 'conflict',
    `The change of “${name ?? `${kind} ${entity_id}`}” was refused: ${error.message}`,
    { ...(error.errors && { errors: error.errors }), cause: error },
  );

/** The history names the author of each change. */
async function apply(writer: InTransaction, proposables: Proposables, proposal: Applied) {
  const { kind, entity_id, action, ops, author, draft } = proposal;
  const { read, create, change, delete: remove } = proposables[kind];
  const inner = { ...writer, actor: author };
  const live = await read(writer.db, entity_id);
  if (action === 'delete') return live === null ? undefined : remove?.(inner, entity_id);
  if (action === 'create') {
    if (live !== null) throw new AppError('conflict', 'This already exists.');
    return create?.(inner, entity_id, laidOver(draft ?? {}, ops));
  }
  if (live === null) throw unknownId(kind, entity_id);
  const state = laidOver(live, ops);
  if (isDeepStrictEqual(state, live)) return undefined;
  return change(inner, entity_id, state);
}
