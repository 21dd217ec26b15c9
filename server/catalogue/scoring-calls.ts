import { z } from 'zod';
import { scoring, scoringDraft } from '#contract/catalogue/score/scoring.ts';
import { adminCall } from '../resource/admin-call.ts';
import type { EntityNames } from '../resource/resource-calls.ts';
import { scoringResource } from './resource/scoring.ts';

export const scoringCalls = ({ one, path, tag }: EntityNames) => ({
  /** Not only for owners, because editors need the criteria to give points. */
  get: adminCall({
    tag,
    operationId: 'getCriteria',
    summary: `Get ${one}`,
    role: 'viewer',
    method: 'GET',
    path,
    output: scoring,
    run: ({ db }) => scoringResource.get(db),
  }),
  update: adminCall({
    tag,
    operationId: 'updateCriteria',
    summary: `Replace ${one}`,
    role: 'owner',
    proposes: { kinds: ['scoring'] },
    method: 'PUT',
    path,
    input: z.object({ draft: scoringDraft, before: scoringDraft.optional() }),
    body: 'draft',
    output: scoring,
    run: ({ writer }, { draft, before }) => scoringResource.update(writer, draft, before),
  }),
});
