/** The figures in the optional columns of the admin's products list. */
import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { isId } from '../id.ts';
import { availabilities } from './fact/availability.ts';

export const maxFigureIds = 100;

/** Ten digits and a comma for each ID. */
const ids = boundedText(maxFigureIds * 11)
  .regex(/^[1-9]\d*(,[1-9]\d*)*$/, 'Must be IDs separated by commas')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((given) => given.length <= maxFigureIds, `Must have at most ${maxFigureIds} IDs`)
  .refine((given) => given.every(isId), 'Must be IDs separated by commas')
  .meta({ description: `Up to ${maxFigureIds} product IDs, separated by commas` });

export const productFiguresQuery = z.object({ ids });

/** Clicks are counted over this many days, including today. */
export const figureDays = 28;

export const productFigures = z.object({
  id: z.int(),
  markets: z.array(z.object({ code: z.string(), availability: z.enum(availabilities) })).meta({
    description: 'Each active market in order. A region without its own value follows its country',
  }),
  live_offers: z.int().meta({
    description: 'Bonuses and promo codes that visitors of their market can see now',
  }),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
  clicks: z.int().meta({ description: `Over the last ${figureDays} days` }),
});
export type ProductFigures = z.output<typeof productFigures>;
