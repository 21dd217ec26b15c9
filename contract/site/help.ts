/** Helplines and self-exclusion tools for visitors of a market. */
import { z } from 'zod';
import { boundedText, optionalTitle, requiredTitle } from '../field-schema.ts';
import { optionalUrl, requiredUrl } from '../link-schema.ts';
import { translations } from '../translation.ts';

export const maxHelpEntries = 10;

export const helpToolKinds = ['self_exclusion', 'blocking_software', 'bank_block'] as const;

const telephone = boundedText(20)
  .nullable()
  .overwrite((value) => (value === null || value.trim() === '' ? null : value.trim()))
  .refine(
    (value) => value === null || /^\+?\d[\d ()-]*$/.test(value),
    'Must be a phone number, such as +1 800 426 2537',
  )
  .default(null);

const isRealDay = (value: string) => {
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
};

const day = boundedText(10, 'Enter the day it was last checked')
  .regex(/^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/, {
    message: 'Must be a date like 2026-11-20',
    abort: true,
  })
  .refine(isRealDay, 'Must be a date like 2026-11-20');

const about = z.object({ about: optionalTitle });
const i18n = translations(about.prefault({}), about.prefault({})).prefault({});

export const helpline = z
  .object({
    name: requiredTitle('Enter the name of the helpline'),
    phone: telephone,
    url: optionalUrl,
    verified_on: day,
    i18n,
  })
  .refine(({ phone, url }) => phone !== null || url !== null, {
    path: ['phone'],
    message: 'Enter a phone number or a web address',
  });
export type Helpline = z.output<typeof helpline>;

export const helpTool = z.object({
  kind: z.enum(helpToolKinds),
  name: requiredTitle('Enter the name of the tool'),
  url: requiredUrl('Enter its web address'),
  verified_on: day,
  i18n,
});
export type HelpTool = z.output<typeof helpTool>;
