import * as tools from '#contract/agent/agent-tool.ts';
import {
  hasField,
  type ProposalOp,
  type WrittenState,
  withOps,
} from '#contract/release/proposal-op.ts';
import { orderField } from '#contract/release/proposed-order.ts';
import { refuse } from '../../errors.ts';
import { agentTool } from '../agent-tool.ts';
import { proposalAnswerOf } from '../proposal-answer.ts';

const afterwards =
  'Nothing changes on the site: a person sees the proposal in your release, and publishes or refuses it. The answer shows the difference, the markets that would hide it, and the effects on pages.';

const opOf = (field: string, language: ProposalOp['language'], to: unknown): ProposalOp => ({
  ...{ field, language, to },
  from: null,
});

/** Each op with the path of the argument that it comes from. */
type Change = { path: string; op: ProposalOp };

const withChanges = (changes: readonly Change[]) => (state: WrittenState) => {
  refuse(
    changes
      .filter(({ op }) => !hasField(state, op))
      .map(({ path }) => ({ path, message: 'Is not a field of this entry. Read it with `get`' })),
  );
  return withOps(
    state,
    changes.map(({ op }) => op),
  );
};

const proposing = { scope: 'propose', role: 'author', output: tools.proposalAnswer } as const;

const proposeChange = agentTool({
  ...proposing,
  name: 'propose_change',
  title: 'Propose a change',
  description: `Proposes new values for fields of an entry. Read it with \`get\` first. ${afterwards}`,
  isIdempotent: true,
  input: tools.changeProposal,
  run: (context, { changes, kind, id, ...given }) =>
    proposalAnswerOf(context, {
      ...{ kind, id, ...given },
      change: withChanges(
        changes.map(({ field, language, value }, index) => ({
          path: `changes.${index}.field`,
          op: opOf(field, language, value),
        })),
      ),
    }),
});

const proposeNew = agentTool({
  ...proposing,
  name: 'propose_new',
  title: 'Propose a new entry',
  description: `Proposes a new entry. Read another of its kind with \`get\` to see its fields. ${afterwards}`,
  input: tools.newEntityProposal,
  run: (context, { draft, ...given }) =>
    proposalAnswerOf(context, { ...given, id: null, change: () => draft }),
});

const proposeOrder = agentTool({
  ...proposing,
  name: 'propose_order',
  title: 'Propose an order',
  description: `Proposes another order of a list. Give all IDs of the list. ${afterwards}`,
  isIdempotent: true,
  input: tools.orderProposal,
  run: (context, { list, order, ...given }) =>
    proposalAnswerOf(context, {
      ...given,
      kind: list,
      change: withChanges([{ path: 'order', op: opOf(orderField, null, order) }]),
    }),
});

const proposeText = agentTool({
  ...proposing,
  name: 'propose_text',
  title: 'Propose texts in a language',
  description: `Proposes texts of an entry in one language, such as translations that are missing or older than the original. Formatted texts are JSON of the same form as in the other languages. ${afterwards}`,
  isIdempotent: true,
  input: tools.textProposal,
  run: (context, { texts, language, ...given }) =>
    proposalAnswerOf(context, {
      ...given,
      change: withChanges(
        Object.entries(texts).map(([field, text]) => ({
          path: `texts.${field}`,
          op: opOf(field, language, text),
        })),
      ),
    }),
});

const myProposals = agentTool({
  name: 'my_proposals',
  title: 'My proposals',
  description:
    'Lists what you have proposed and people have not published yet, newest first, with what they decided and why.',
  scope: 'propose',
  role: 'author',
  isReading: true,
  input: tools.ownProposalQuery,
  output: tools.ownProposals,
  run: async ({ listOwn }, paging) => ({
    untrusted: { ...(await listOwn(paging)), ...paging },
  }),
});

const withdraw = agentTool({
  name: 'withdraw',
  title: 'Withdraw a proposal',
  description: 'Takes back one of your own proposals.',
  scope: 'propose',
  role: 'author',
  isIdempotent: true,
  isDestructive: true,
  input: tools.withdrawal,
  output: tools.withdrawn,
  async run({ withdraw: takeBack }, { proposal_id }) {
    await takeBack(proposal_id);
    return { withdrawn: proposal_id };
  },
});

const previewLink = agentTool({
  name: 'preview_link',
  title: 'Preview',
  description:
    'Gets an address at which anyone can look at the whole site with your latest release applied, for half an hour.',
  scope: 'propose',
  role: 'author',
  input: tools.nothing,
  output: tools.preview,
  run: ({ preview }) => preview(),
});

export const proposeTools = [
  ...[proposeChange, proposeNew, proposeOrder, proposeText],
  ...[myProposals, withdraw, previewLink],
];
