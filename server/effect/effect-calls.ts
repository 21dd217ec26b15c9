import {
  changeEffects,
  placesQuery,
  plannedChange,
  shownPlaces,
} from '#contract/catalogue/effect/effects.ts';
import { notFound } from '../errors.ts';
import { adminCall } from '../resource/admin-call.ts';

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
      return effects.ofChange(change);
    },
  }),
};
