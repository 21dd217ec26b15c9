/** An affiliate programme: who pays for the visitors of one or more products. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import {
  boundedText,
  id,
  optionalDescription,
  optionalLabel,
  optionalTitle,
  trimmedTitle,
  wholeNumber,
} from '../field-schema.ts';
import { shortListPaging } from '../list.ts';
import { moneyCurrency } from './money-currency.ts';
import { isTimeZone } from './time-zone.ts';

export const maxProgrammes = 200;
const maxProducts = 200;

export const timeZone = boundedText(100)
  .refine(isTimeZone, 'Must be a time zone such as Europe/Malta')
  .default('UTC');

export const programmeDraft = z.object({
  name: trimmedTitle('A programme needs a name'),
  platform: optionalLabel,
  base_currency: moneyCurrency.default('EUR'),
  time_zone: timeZone,
  pays_on: wholeNumber(1, 31).nullable().default(null).meta({
    description: 'The day of the next month on which it pays',
  }),
  contact: optionalTitle,
  note: optionalDescription,
  product_ids: boundedList(id, maxProducts, `Must have at most ${maxProducts} products`)
    .overwrite((ids) => [...new Set(ids)].sort((one, other) => one - other))
    .default([]),
});
export type ProgrammeDraft = z.output<typeof programmeDraft>;

export const programme = z.object({
  id: z.int(),
  ...programmeDraft.shape,
  created_at: z.string(),
});
export type Programme = z.output<typeof programme>;

export const programmeQuery = z.object(shortListPaging);
