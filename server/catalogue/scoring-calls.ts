import { z } from 'zod';
import { scoring, scoringDraft } from '#contract/catalogue/score/scoring.ts';
import { adminCall } from '../resource/admin-call.ts';
import { scoringResource } from './resource/scoring.ts';

const tag = 'Scoring';
const path = '/scoring';

export const scoringCalls = {
  /** Editors give points for the criteria. */
  get: adminCall({
    tag,
    operationId: 'getCriteria',
    summary: 'Get the criteria of scores',
    role: 'viewer',
    method: 'GET',
    path,
    output: scoring,
    run: ({ db }) => scoringResource.get(db),
  }),
  update: adminCall({
    tag,
    operationId: 'updateCriteria',
    summary: 'Replace the criteria of scores',
    role: 'owner',
    method: 'PUT',
    path,
    input: z.object({ draft: scoringDraft, before: scoringDraft.optional() }),
    body: 'draft',
    output: scoring,
    run: ({ writer }, { draft, before }) => scoringResource.update(writer, draft, before),
  }),
};
