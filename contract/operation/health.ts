import { z } from 'zod';

export const health = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'failing']),
  search: z.object({
    engine: z.enum(['embedded', 'meilisearch']),
    status: z.enum(['ok', 'degraded']),
    pending: z.int(),
  }),
});
export const ready = z.object({ status: z.literal('ready') });

export type Health = z.output<typeof health>;
