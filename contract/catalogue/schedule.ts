import type { z } from 'zod';
import { localTime } from '../field-schema.ts';

const time = localTime.nullable().default(null);

/**
 * Visitors see a scheduled item from its start to its end, without anyone publishing or hiding it. Null means no limit.
 */
export const scheduleFields = { starts_at: time, ends_at: time };

export type Schedule = { starts_at: string | null; ends_at: string | null };

export function checkSchedule({ starts_at, ends_at }: Schedule, context: z.RefinementCtx) {
  if (starts_at === null || ends_at === null || ends_at > starts_at) return;
  context.addIssue({ code: 'custom', path: ['ends_at'], message: 'Must be after the start' });
}
