/**
 * Runs a declared call. Its writes take effect immediately, or are added to a release: if the caller asks for it, if
 * their role only allows to propose, or if the rules require the approval of a second person.
 */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { idParameter } from '#contract/field-schema.ts';
import type { Proposed } from '#contract/release/proposal.ts';
import { withLogGroup } from '../../db/log-group.ts';
import { listProposalsOf } from '../../db/repositories/release/proposal.ts';
import { deleteRelease, findOpenReleaseOf } from '../../db/repositories/release/release.ts';
import type { Database } from '../../db/tables.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError, badInput } from '../errors.ts';
import type { AdminCall, AdminContext } from '../resource/admin-call.ts';
import { findFourEyes, isOn } from './four-eyes.ts';
import { joinOwnRelease } from './join-release.ts';
import { mainKeyOf, sourceOf } from './person.ts';
import type { Proposables } from './proposable.ts';
import { isStillProposed, overProposals, propose, statesAfter } from './propose.ts';
import { toProposal } from './read-proposal.ts';
import { requireOpenRelease } from './release.ts';
import { isAnyReviewed } from './reviewed-write.ts';

/** The release that a request adds its writes to. Undefined if they should take effect immediately. */
type ProposalTarget = { releaseId?: number } | undefined;

export const releaseHeader = 'x-release';
export const draftQuery = z.object({
  draft: z.enum(['true', 'false']).optional().meta({
    description: 'With true, the write is added to your open release instead of taking effect',
  }),
});
export const releaseHeaders = z.looseObject({
  [releaseHeader]: idParameter.optional().meta({
    description: 'The release that the write is added to instead of taking effect',
  }),
});

export function proposalTargetOf({ headers, query }: FastifyRequest): ProposalTarget {
  const asked = z.looseObject(draftQuery.shape).safeParse(query);
  const chosen = releaseHeaders.safeParse(headers);
  if (!asked.success) throw badInput([{ path: 'draft', message: 'Must be true or false' }]);
  if (!chosen.success)
    throw badInput([{ path: releaseHeader, message: 'Must be the ID of a release' }]);
  const releaseId = chosen.data[releaseHeader];
  if (releaseId !== undefined) return { releaseId };
  return asked.data.draft === 'true' ? {} : undefined;
}

/** A write that took effect may name the group of its changes, which `undoChanges` takes. */
type CallAnswer = { live: unknown; logGroup?: string | undefined } | { proposed: Proposed };

const dryRun = z.object({ dry_run: z.literal(true) });
const isDryRun = (input: unknown) => dryRun.safeParse(input).success;

export async function runCall(...given: Parameters<typeof answerOf>): Promise<CallAnswer> {
  const { result, logGroup } = await withLogGroup(() => answerOf(...given));
  const isWritten = 'live' in result && !isDryRun(given[2]);
  return isWritten ? { ...result, logGroup } : result;
}

async function answerOf(
  { proposables, ...call }: AdminCall & { proposables: Proposables },
  context: AdminContext,
  input: unknown,
  target: ProposalTarget,
): Promise<CallAnswer> {
  const run = (given: AdminContext) => call.run(given, input as never);
  const given = { call, proposables, context, input, run };
  const isProposed = target !== undefined || context.administrator.role === 'author';
  if (call.method === 'GET') return { live: await run(context) };
  if (!call.proposes) {
    if (target && !isDryRun(input)) throw cannotPropose();
    return { live: await run(context) };
  }
  if (isProposed) {
    return inLongTransaction(context.db, (trx) => runInRelease(given, trx, target));
  }
  return isOn(await findFourEyes(context.db)) ? runReviewed(given) : { live: await run(context) };
}

const cannotPropose = () =>
  badInput([
    { path: 'draft', message: 'This call takes effect immediately; send it without a release' },
  ]);

type Given = {
  call: AdminCall;
  proposables: Proposables;
  context: AdminContext;
  input: unknown;
  run: (context: AdminContext) => Promise<unknown>;
};

const withTransaction = (context: AdminContext, db: Transaction<Database>): AdminContext => ({
  ...context,
  db,
  writer: { ...context.writer, db },
});

const runInRelease = async (
  given: Given,
  trx: Transaction<Database>,
  target: ProposalTarget,
): Promise<CallAnswer> =>
  isDryRun(given.input)
    ? { live: await runOverRelease(given, trx, target) }
    : { proposed: await addToRelease(given, trx, target) };

/** A dry run shows what the write would change over what its release already proposes. */
async function runOverRelease(
  { proposables, context, run }: Given,
  trx: Transaction<Database>,
  target: ProposalTarget,
): Promise<unknown> {
  const inTrx = withTransaction(context, trx);
  const writer = { ...context.writer, db: trx };
  const own = target?.releaseId ?? (await findOpenReleaseOf(trx, mainKeyOf(writer)))?.id;
  const release = own === undefined ? undefined : await requireOpenRelease(trx, own);
  const earlier = release ? await listProposalsOf(trx, release.id) : [];
  return overProposals(writer, proposables, earlier.filter(isStillProposed), () => run(inTrx));
}

/** A write that had to be proposed asks for its approval. One that its author chose to propose doesn't yet. */
async function addToRelease(
  { call, proposables, context, run }: Given,
  trx: Transaction<Database>,
  target: ProposalTarget,
): Promise<Proposed> {
  const { proposes } = call;
  if (!proposes) throw cannotPropose();
  const writer = { ...context.writer, db: trx };
  const { id: releaseId, isNew } =
    target?.releaseId === undefined
      ? await joinOwnRelease(trx, writer)
      : { id: target.releaseId, isNew: false };
  await requireOpenRelease(trx, releaseId);
  const kinds: readonly string[] | 'every' = proposes.kinds;
  const proposals = await propose(
    {
      writer,
      proposables,
      releaseId,
      via: proposes.via ?? sourceOf(writer),
      asks: target === undefined,
      isProposed: (kind) => kinds === 'every' || kinds.includes(kind),
    },
    (inner) =>
      run({ ...withTransaction(context, inner.db), writer: { ...inner, isProposing: true } }),
  );
  // A write that changes nothing leaves no release behind.
  if (proposals.length === 0 && isNew) await deleteRelease(trx, releaseId);
  const [first] = proposals;
  return { proposal: first ? toProposal(first) : null, proposals: proposals.length };
}

/** Tries the write first, to find out whether a second person has to approve any of it. */
const runReviewed = (given: Given): Promise<CallAnswer> =>
  inLongTransaction(given.context.db, async (trx) =>
    (await hasToBeApproved(given, trx))
      ? runInRelease(given, trx, undefined)
      : { live: await given.run(withTransaction(given.context, trx)) },
  );

const comparison = z.looseObject({
  dry_run: z.boolean(),
  version: z
    .string()
    .optional()
    .transform(() => undefined),
});

function unseen(input: unknown) {
  const compared = comparison.safeParse(input);
  return compared.success ? { ...compared.data, dry_run: false } : input;
}

/** Tried without what the caller has seen of the rows, because that may have been their own release. */
async function hasToBeApproved(
  { call, context, proposables, input }: Given,
  trx: Transaction<Database>,
): Promise<boolean> {
  const writer = { ...context.writer, db: trx };
  const write = () => call.run(withTransaction(context, trx), unseen(input) as never);
  try {
    const written = await statesAfter(writer, proposables, write);
    return await isAnyReviewed(trx, proposables, written);
  } catch (error) {
    // A dry run reports what is wrong with the write.
    if (isDryRun(input) && error instanceof AppError) return false;
    throw error;
  }
}
