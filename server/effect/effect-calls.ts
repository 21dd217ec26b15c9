import { z } from 'zod';
import {
  changeEffects,
  placesQuery,
  plannedChange,
  shownPlaces,
} from '#contract/catalogue/effect/effects.ts';
import { AppError, badInput, notFound } from '../errors.ts';
import { refuseReservedNames } from '../http/json-body.ts';
import { adminCall } from '../resource/admin-call.ts';

const draftSchema = z.record(z.string(), z.unknown());

/** Its fields are checked as those of any other write. */
function readDraft(text: string | null) {
  if (text === null) return null;
  try {
    const draft = draftSchema.parse(JSON.parse(text));
    refuseReservedNames(draft);
    return draft;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badInput([{ path: 'draft', message: 'Must be a JSON object' }]);
  }
}

const tag = 'Effects';
const path = '/effects';

export const effectCalls = {
  where: adminCall({
    tag,
    operationId: 'listEffects',
    summary: 'List every place that shows an entity',
    role: 'viewer',
    method: 'GET',
    path,
    input: placesQuery,
    output: shownPlaces,
    run: ({ deps: { effects } }, { kind, id }) => {
      if (!effects) throw notFound();
      return effects.where(kind, id);
    },
  }),
  ofChange: adminCall({
    tag,
    operationId: 'getChangeEffects',
    summary: 'Show what a release or an unsaved change makes appear and vanish',
    role: 'author',
    proposes: false,
    method: 'POST',
    path,
    input: plannedChange,
    body: plannedChange,
    output: changeEffects,
    conflicts: true,
    run: ({ deps: { effects } }, change) => {
      if (!effects) throw notFound();
      return effects.ofChange({ ...change, draft: readDraft(change.draft) });
    },
  }),
};
