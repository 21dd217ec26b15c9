/** All that tools can do: make calls that read, and propose. No call that writes can be made, and nothing published. */
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { type ChangeEffects, effectKind } from '#contract/catalogue/effect/effects.ts';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { defaultLanguage } from '#contract/language.ts';
import type { ProposableKind, Proposal } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import type { Agent } from '../caller/administrator.ts';
import { requirePermission } from '../caller/require-permission.ts';
import { callsOf } from '../contents/entity.ts';
import type { Deps } from '../deps.ts';
import { AppError, badInput, fieldErrors } from '../errors.ts';
import {
  type AdminCall,
  adminContext,
  permissionOf,
  type TypedCall,
} from '../resource/admin-call.ts';
import { type HiddenIn, hiddenInMarkets } from './hidden-in.ts';
import { listOwnProposals, previewOwnRelease, stateForAgent, withdrawOwn } from './own-release.ts';
import { type AgentProposal, type Proposed, proposeAsAgent } from './propose-as-agent.ts';

export type AgentContext = {
  read: <Input extends z.ZodType, Output extends z.ZodType>(
    call: TypedCall<'GET', Input, Output>,
    input: z.input<Input>,
  ) => Promise<z.output<Output>>;
  /** Returns what people write, with what the agent's release changes already. */
  stateOf: (kind: EntityKind, id: number) => Promise<WrittenState>;
  /** Lists the markets that would hide an offer. */
  hiddenIn: (kind: ProposableKind, state: WrittenState) => Promise<HiddenIn[]>;
  /** Null if it can't be known, such as for an entry that refers to another proposal. */
  effectsOf: (
    kind: ProposableKind,
    id: number | null,
    state: WrittenState,
  ) => Promise<ChangeEffects | null>;
  propose: (proposal: AgentProposal) => Promise<Proposed | undefined>;
  listOwn: (paging: {
    limit: number;
    offset: number;
  }) => Promise<{ items: Proposal[]; total: number }>;
  withdraw: (proposalId: number) => Promise<void>;
  /** Anyone with the address can look at the site as it would be, until it ends. */
  preview: () => Promise<{ url: string; ends_at: string }>;
};

export function agentContext(deps: Deps, agent: Agent, signal: AbortSignal): AgentContext {
  const given = { deps, agent, signal };
  return {
    async read(call, input) {
      requirePermission(agent, permissionOf(call as unknown as AdminCall));
      const parsed = call.input?.safeParse(input);
      if (parsed && !parsed.success) throw badInput(fieldErrors(parsed.error.issues));
      const answer = await call.run(adminContext(deps, agent, signal), parsed?.data as never);
      return call.output ? call.output.parse(answer) : (answer as never);
    },
    stateOf(kind, id) {
      requirePermission(agent, permissionOf(callsOf(kind).get as AdminCall));
      return stateForAgent(given, kind, id);
    },
    hiddenIn: (kind, state) => hiddenInMarkets(deps.database.db, kind, state),
    effectsOf: (kind, id, draft) => effectsOf(deps, { kind, id, draft }),
    propose: (proposal) => proposeAsAgent(given, proposal),
    listOwn: (paging) => listOwnProposals(given, paging),
    withdraw: (id) => withdrawOwn(given, id),
    preview: () => previewOwnRelease(given),
  };
}

type Change = { kind: ProposableKind; id: number | null; draft: WrittenState };

const longestEffects = 10_000;

/** The proposal has been stored already, so this may take long or fail without failing the call. */
async function effectsOf({ effects, agents }: Deps, { kind, ...change }: Change) {
  const known = effectKind.safeParse(kind);
  if (!known.success || !effects) return null;
  const found = effects
    .ofChange({ kind: known.data, ...change, lang: defaultLanguage })
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) agents.logFailure(error);
      return null;
    });
  return Promise.race([found, wait(longestEffects, null, { ref: false })]);
}
