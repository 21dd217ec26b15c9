import { z } from 'zod';
import { boundedText, idParameter, listSearch, localDate } from '../../field-schema.ts';
import { listOf, longListPaging } from '../../list.ts';
import { isStorable, maxLength } from '../../text-rule.ts';
import { changeActions, changedKinds } from './entity-kind.ts';

/** Without the states before and after, which may be large. */
export const listedChange = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(changeActions),
  entity: z.enum(changedKinds),
  entity_id: z.int(),
  name: z.string().nullable(),
  /** Whether this is the entity's latest change. */
  latest: z.boolean(),
  /** True if both the previous and the new state are known. */
  compared: z.boolean(),
  kept: z.boolean().meta({
    description: 'Whether the version is still stored and can be shown and restored',
  }),
  /** The paths where the two states differ, such as `i18n.en.name`. */
  changed: z.array(z.string()),
  log_group: z.string().nullable().meta({
    description: 'Shared by changes that were written, and can be undone, together',
  }),
  release_id: z.int().nullable().meta({ description: 'The release that published the change' }),
  approved_by: z.string().nullable(),
});
export type ListedChange = z.output<typeof listedChange>;

const state = z.record(z.string(), z.unknown()).nullable();

/** `before` is null if the entity didn't exist or was never logged; `after` is null if it was deleted. */
const change = listedChange.extend({ before: state, after: state });
export type Change = z.output<typeof change>;

/** More changes would take too long to read. */
export const searchedChanges = 5000;

export const changeQuery = z
  .object({
    entity: z.enum(changedKinds).optional(),
    id: idParameter.optional().meta({ description: 'Can only be used with `entity`' }),
    actor: boundedText(maxLength.title)
      .min(1)
      .refine(isStorable, 'Contains a character that cannot be searched')
      .optional()
      .meta({ description: 'The name of the person, exactly as listed' }),
    from: localDate.optional().meta({ description: 'The first day, in the site’s time zone' }),
    to: localDate.optional().meta({ description: 'The last day, in the site’s time zone' }),
    q: listSearch.meta({
      description: `Parts of the name, in any order. Searches the latest ${searchedChanges} changes that match the other filters`,
    }),
    ...longListPaging,
  })
  .refine(({ entity, id }) => id === undefined || entity !== undefined, {
    path: ['entity'],
    message: 'Required if an id is given',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Must not be before the first day',
  });
export type ChangeQuery = z.output<typeof changeQuery>;

export const changeList = listOf(listedChange);

/** The states refer to other entities by id; `names` lists their names. */
export const fullChange = change.extend({
  names: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type FullChange = z.output<typeof fullChange>;

/** A field omitted from a restore because it refers to something that no longer exists. */
const omittedField = z.object({ path: z.string(), message: z.string() });
export type OmittedField = z.output<typeof omittedField>;

/** A restore is logged as a new change. */
export const restoredChange = change.extend({ left_out: z.array(omittedField) });
export type RestoredChange = z.output<typeof restoredChange>;

/** People who made a change, for the filter. Longer lists are cut off. */
export const maxActors = 200;

export const changeActor = z.object({ name: z.string() });
export const changeActors = z.object({ items: z.array(changeActor) });
