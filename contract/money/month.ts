import { boundedText, localDate } from '../field-schema.ts';
import { monthPattern } from '../wall-clock.ts';

export const month = boundedText(
  '2026-12'.length,
  undefined,
  'Must be a month like 2026-12, in at most 7 characters',
)
  .regex(monthPattern, 'Must be a month like 2026-12')
  .meta({ pattern: monthPattern.source });

const firstDay = '2000-01-01';
const lastDay = '2099-12-31';

/** Days far away are mistakes, and would make reports of thousands of months. */
export const moneyDay = localDate.refine((day) => day >= firstDay && day <= lastDay, {
  message: `Must be between ${firstDay} and ${lastDay}`,
});
