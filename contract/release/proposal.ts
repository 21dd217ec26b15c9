import { z } from 'zod';
import { entityKinds, listKinds } from '../catalogue/history/entity-kind.ts';
import { boundedText, id, idParameter, storableText } from '../field-schema.ts';
import { languages } from '../language.ts';
import { listOf, longListPaging } from '../list.ts';
import { isBlank } from '../text-rule.ts';
import { conflict, proposalOp } from './proposal-op.ts';

export const proposableKinds = [...entityKinds, ...listKinds] as const;
export type ProposableKind = (typeof proposableKinds)[number];

export const isListKind = (kind: ProposableKind) => listKinds.some((list) => list === kind);

const proposalActions = ['create', 'change', 'delete', 'order'] as const;
export type ProposalAction = (typeof proposalActions)[number];

export const proposalStates = ['open', 'asked', 'approved', 'refused', 'published'] as const;
export type ProposalState = (typeof proposalStates)[number];

const proposalSources = ['admin', 'sheet', 'api', 'agent', 'import'] as const;
export type ProposalSource = (typeof proposalSources)[number];

export const maxReason = 2_000;
export const reasonText = storableText(maxReason)
  .refine((text) => !isBlank(text), 'Enter a reason')
  .nullable();

export const proposal = z.object({
  id: z.int(),
  release_id: z.int(),
  kind: z.enum(proposableKinds),
  entity_id: z.int(),
  action: z.enum(proposalActions),
  base_seq: z.int().meta({
    description: 'The change that the proposal was based on; 0 if the history has none',
  }),
  ops: z.array(proposalOp),
  state: z.enum(proposalStates),
  author: z.string(),
  via: z.enum(proposalSources),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Null for kinds without a name. */
  name: z.string().nullable(),
  proposed_at: z.string(),
  needs_approval: z.boolean(),
  comments: z.int(),
});
export type Proposal = z.output<typeof proposal>;

/** The response to a write that was added to a release. */
export const proposed = z.object({
  proposal: proposal.nullable().meta({
    description: 'The first proposal; null if the release no longer changes anything here',
  }),
  proposals: z.int().meta({ description: 'How many entities the write changes' }),
});
export type Proposed = z.output<typeof proposed>;

export const proposalQuery = z.object({
  release: idParameter.optional(),
  kind: z.enum(proposableKinds).optional(),
  entity_id: idParameter.optional().meta({ description: 'Can only be used with `kind`' }),
  state: z
    .enum([...proposalStates, 'pending'])
    .optional()
    .meta({ description: 'With `pending`, those that are neither published nor refused' }),
  ...longListPaging,
});
export type ProposalQuery = z.output<typeof proposalQuery>;
export const proposalList = listOf(proposal);

const comment = z.object({
  id: z.int(),
  field: z.string().nullable(),
  language: z.enum(languages).nullable(),
  person: z.string(),
  text: z.string(),
  at: z.string(),
});
export type ProposalComment = z.output<typeof comment>;
export const proposalComment = comment;

export const maxComment = 2_000;
const maxField = 200;
const field = boundedText(maxField).min(1);

export const commentDraft = z.object({
  field: field.nullable().default(null),
  language: z.enum(languages).nullable().default(null),
  text: storableText(maxComment, 'Enter a comment').refine(
    (text) => !isBlank(text),
    'Enter a comment',
  ),
});

/** Everything about one proposal. `draft` is the live state with the proposal laid over it. */
export const fullProposal = proposal.extend({
  draft: z.record(z.string(), z.unknown()).nullable(),
  live: z.record(z.string(), z.unknown()).nullable(),
  conflicts: z.array(conflict),
  notes: z.array(comment),
});
export type FullProposal = z.output<typeof fullProposal>;

export const proposalDraft = z.object({
  release_id: id.optional().meta({ description: 'Moves the proposal to this release' }),
  reason: reasonText.optional(),
});

export const approval = z.object({
  proposed_at: boundedText(40).optional().meta({
    description: 'As in the proposal that was looked at: a later change isn’t approved with it',
  }),
});

export const refusal = z.object({ reason: reasonText.unwrap() });

export const resolution = z.object({
  field,
  language: z.enum(languages).nullable().default(null),
  take: z.enum(['live', 'proposed']),
});

/** Null if nothing is left of the proposal. */
export const resolved = z.object({ proposal: proposal.nullable() });
