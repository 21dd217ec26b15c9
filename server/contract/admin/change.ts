import { z } from 'zod';
import { idParameter } from '#contract/field.ts';
import { changeActions, changedKinds } from '#contract/kind.ts';
import { listOf, longListPaging } from '#contract/list.ts';

/** As a list tells it: without the states, which may be of any size. */
export const listedChange = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(changeActions),
  entity: z.enum(changedKinds),
  entity_id: z.int(),
  name: z.string().nullable(),
  /** Whether nothing was written to that thing since. */
  latest: z.boolean(),
  /** Whether a state before and one after are known, to be told apart. */
  compared: z.boolean(),
  /** Where the two differ, as `i18n.en.name`; a list of things is one place. */
  changed: z.array(z.string()),
});
export type ListedChange = z.output<typeof listedChange>;

const state = z.record(z.string(), z.unknown()).nullable();

/** Before is null of what was not there, or was never logged; after is null of what is gone. */
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

/** With what the things are called that it names by their ids. */
export const wholeChange = change.extend({
  names: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type WholeChange = z.output<typeof wholeChange>;

/** What a restored state named and could not be given back, with the field that named it. */
const leftOut = z.object({ path: z.string(), message: z.string() });
export type LeftOut = z.output<typeof leftOut>;

/** The write that a restore was. */
export const restoredChange = change.extend({ left_out: z.array(leftOut) });
export type RestoredChange = z.output<typeof restoredChange>;
