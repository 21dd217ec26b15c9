import { z } from 'zod';
import { listedChange, searchedChanges } from '../catalogue/history/change.ts';
import { idParameter, localDate } from '../field-schema.ts';

export const changedDaysQuery = z
  .object({
    from: localDate,
    to: localDate,
    product: idParameter.optional().meta({
      description: 'Only changes to this product, without its offers',
    }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before from' });
export type ChangedDaysQuery = z.output<typeof changedDaysQuery>;

/** More would fill the chart with text. */
export const namedEntities = 5;

const changedDay = z.object({
  day: z.string(),
  changes: z.int().meta({ description: 'All changes of the day, as in the history' }),
  entities: z.array(listedChange.pick({ entity: true, entity_id: true, name: true })).meta({
    description: `Up to ${namedEntities} entities that change which links visitors see, latest first`,
  }),
  more: z.boolean().meta({ description: 'Whether more of them were changed than are listed' }),
});
export type ChangedDay = z.output<typeof changedDay>;

export const changedDays = z.object({
  from: z.string().meta({
    description: `The first day included. Later than asked for if there are more than ${searchedChanges} changes`,
  }),
  items: z.array(changedDay),
});
export type ChangedDays = z.output<typeof changedDays>;
