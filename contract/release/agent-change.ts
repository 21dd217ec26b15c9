/** People take over, refuse or undo the changes that agents have proposed. */
import { z } from 'zod';
import { boundedText, id, localDate } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';
import { proposal, refusal } from './proposal.ts';
import { maxProposals, undoDraft, undoResult } from './release.ts';

export const chosenChanges = z.object({
  proposals: z.array(id).min(1).max(maxProposals).optional().meta({
    description: 'The IDs of some of the changes. By default, all that agents have proposed in it',
  }),
});
export type ChosenChanges = z.output<typeof chosenChanges>;

/** The release to which the changes were moved. */
export const takenOver = z.object({ release_id: z.int(), proposals: z.array(proposal) });

export const refusedChanges = chosenChanges.extend(refusal.shape);
export const refusedResult = z.object({ proposals: z.array(proposal) });

export const agentUndo = undoDraft.extend({
  since: localDate.meta({
    description:
      'The first day, in the time zone of the site, on which the changes were proposed. At most 90 days ago',
  }),
  person: boundedText(maxLength.title).min(1).optional().meta({
    description: 'Whose agents; by default, your own. Only owners choose other people',
  }),
});
export type AgentUndo = z.output<typeof agentUndo>;

/** Changes that weren't published yet are withdrawn, and the others are undone. */
export const agentUndoResult = undoResult.extend({ withdrawn: z.array(proposal) });
export type AgentUndoResult = z.output<typeof agentUndoResult>;
