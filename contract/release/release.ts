import { z } from 'zod';
import { boundedText, id, localTime, requiredTitle } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { proposableKinds } from './proposal.ts';
import { conflict, proposalOp } from './proposal-op.ts';
import { releaseStates } from './release-state.ts';

export const maxProposals = 1_000;
export const maxReleaseBytes = 5 * 1024 * 1024;

/** A release counts as late if it's published this long after the time it was scheduled for. */
export const lateAfterSeconds = 60;

export const release = z.object({
  id: z.int(),
  name: z.string(),
  publish_at: z.string().nullable().meta({
    description: 'The minute in the site’s time zone at which it is published',
  }),
  when_approved: z.boolean().meta({
    description: 'Whether it is published once everything in it is approved',
  }),
  state: z.enum(releaseStates),
  proposals: z.int(),
  conflicts: z.int(),
  undo_of: z.int().nullable(),
  author: z.string(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** How many proposals still have to be approved before it can be published. */
  unapproved: z.int(),
  is_late: z.boolean(),
  is_agents: z.boolean().meta({ description: 'Whether an agent started it' }),
});
export type Release = z.output<typeof release>;

export const fullRelease = release.extend({ conflict_list: z.array(conflict) });
export type FullRelease = z.output<typeof fullRelease>;

export const releaseQuery = z.object({
  state: z.enum(releaseStates).optional(),
  ...longListPaging,
});
export type ReleaseQuery = z.output<typeof releaseQuery>;
export const releaseList = listOf(release);

export const releaseDraft = z.object({
  name: requiredTitle('Enter a name'),
  publish_at: localTime.nullable().default(null),
  when_approved: z.boolean().default(false),
});
export type ReleaseDraft = z.output<typeof releaseDraft>;

const maxInstant = 40;

/** Without either, a release is published now. */
export const publication = z.object({
  publish_at: localTime.nullable().default(null),
  when_approved: z.boolean().default(false),
  seen: z
    .array(z.object({ id, proposed_at: boundedText(maxInstant) }))
    .max(maxProposals)
    .optional()
    .meta({
      description:
        'All changes in the release, as you have looked at them. Required for the release of an agent',
    }),
});
export type Publication = z.output<typeof publication>;

/** Anyone with the address can look at the preview until it ends. */
export const releasePreview = z.object({ url: z.string(), ends_at: z.string() });

export const undoDraft = z.object({
  dry_run: z.boolean().default(false).meta({ description: 'Only shows what would be undone' }),
});

const maxGroup = 40;
export const groupUndo = undoDraft.extend({ log_group: boundedText(maxGroup).min(1) });

/** An undo leaves what can't be undone any more, and lists it. `release` is null for a dry run. */
export const undoResult = z.object({
  release: fullRelease.nullable(),
  undone: z.array(
    z.object({
      kind: z.enum(proposableKinds),
      entity_id: z.int(),
      name: z.string().nullable(),
      ops: z.array(proposalOp),
    }),
  ),
  kept: z.array(
    conflict.omit({ proposal_id: true }).extend({
      kind: z.enum(proposableKinds),
      entity_id: z.int(),
      name: z.string().nullable(),
      reason: z.string().meta({ description: 'Why it stays' }),
    }),
  ),
});
export type UndoResult = z.output<typeof undoResult>;
