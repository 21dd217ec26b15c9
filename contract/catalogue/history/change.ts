import { z } from 'zod';
import { idParameter } from '../../field-schema.ts';
import { listOf, longListPaging } from '../../list.ts';
import { changeActions, changedKinds } from './entity-kind.ts';

/** A list leaves out the states before and after, which may be large. */
export const listedChange = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(changeActions),
  entity: z.enum(changedKinds),
  entity_id: z.int(),
  name: z.string().nullable(),
  /** No later change wrote the same entity. */
  latest: z.boolean(),
  /** Both the state before and the state after are known. */
  compared: z.boolean(),
  kept: z.boolean().meta({
    description: 'Whether the version is still stored and can be shown and restored',
  }),
  /** The paths where the two states differ, such as `i18n.en.name`. */
  changed: z.array(z.string()),
});
export type ListedChange = z.output<typeof listedChange>;

const state = z.record(z.string(), z.unknown()).nullable();

/** `before` is null if the entity did not exist or was never logged, `after` if it was deleted. */
export const change = listedChange.extend({ before: state, after: state });
export type Change = z.output<typeof change>;

export const changeQuery = z
  .object({
    entity: z.enum(changedKinds).optional(),
    id: idParameter.optional().meta({ description: 'Only together with entity' }),
    ...longListPaging,
  })
  .refine(({ entity, id }) => id === undefined || entity !== undefined, {
    path: ['entity'],
    message: 'Is required with an id',
  });
export type ChangeQuery = z.output<typeof changeQuery>;

export const changeList = listOf(listedChange);

/** The states refer to other entities by id, and `names` says how those are called. */
export const wholeChange = change.extend({
  names: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type WholeChange = z.output<typeof wholeChange>;

/** A restored state may refer to something that no longer exists: that field is left out. */
const leftOut = z.object({ path: z.string(), message: z.string() });
export type LeftOut = z.output<typeof leftOut>;

/** A restore is a change of its own. */
export const restoredChange = change.extend({ left_out: z.array(leftOut) });
export type RestoredChange = z.output<typeof restoredChange>;
