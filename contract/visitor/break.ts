import { z } from 'zod';
import { breakLengths } from './break-length.ts';

export const breakDraft = z.object({
  days: z.literal(breakLengths, `Must be ${breakLengths.join(', ')}`),
});

export const breakState = z.object({
  until: z.string().nullable().meta({
    description: 'When the visitor’s break ends; null if offers are shown',
  }),
});
