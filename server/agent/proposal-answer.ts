/** Shows an agent what its proposal would do, before people decide about it. */
import type { z } from 'zod';
import type { ProposalAnswer, proposalAnswer } from '#contract/agent/agent-tool.ts';
import type { ChangeEffects, ShownPlaces } from '#contract/catalogue/effect/effects.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { ProposalOp, WrittenState } from '#contract/release/proposal-op.ts';
import type { AgentContext } from './agent-context.ts';

type Asked = {
  kind: ProposableKind;
  id: number | null;
  change: (state: WrittenState) => WrittenState;
  reason: string;
  dry_run: boolean;
};

const maxPages = 10;

export async function proposalAnswerOf(
  { propose, hiddenIn, effectsOf }: AgentContext,
  { dry_run, ...asked }: Asked,
): Promise<z.input<typeof proposalAnswer>> {
  const proposed = await propose({ ...asked, isDryRun: dry_run });
  if (!proposed) return { ...nothing, dry_run };
  const { proposal, state } = proposed;
  const effects = await effectsOf(asked.kind, asked.id, state);
  return {
    dry_run,
    proposal_id: dry_run ? null : proposal.id,
    release_id: dry_run ? null : proposal.release_id,
    needs_approval: proposal.needs_approval,
    next: dry_run ? sentences.dryRun : sentences.proposed,
    untrusted: {
      difference: differenceOf(proposal.ops),
      hidden: await hiddenIn(asked.kind, state),
      effects: effects && shortened(effects),
    },
  };
}

/** The proposal has been stored, so an answer that is too long is shortened instead of refused. */
function differenceOf(ops: readonly ProposalOp[]): ProposalOp[] {
  const isLong = JSON.stringify(ops).length > maxDifference;
  return isLong ? ops.map((op) => ({ ...op, from: null, to: longer })) : [...ops];
}

const maxDifference = 50_000;
const longer = 'Too long to repeat here; `get` shows it.';

const sentences = {
  dryRun: 'Nothing was proposed. Repeat the call without dry_run to propose it.',
  proposed: 'It waits for a person, who publishes or refuses it. Nothing has changed on the site.',
  nothing: 'Nothing was proposed, because everything is like this already.',
};

const nothing: Omit<ProposalAnswer, 'dry_run'> = {
  ...{ proposal_id: null, release_id: null, needs_approval: false, next: sentences.nothing },
  untrusted: { difference: [], hidden: [], effects: null },
};

const firstOf = ({ totals, pages }: ShownPlaces) => ({ totals, pages: pages.slice(0, maxPages) });

const shortened = ({ sentence, appears, vanishes }: ChangeEffects) => ({
  sentence,
  appears: firstOf(appears),
  vanishes: firstOf(vanishes),
});
