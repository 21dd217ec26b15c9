/** A preset describes the reports of a platform as its public documentation does. A source can start from it. */
import { z } from 'zod';
import { statAddress, statShape } from './stat-source.ts';

export const statPreset = z.strictObject({
  key: z.string().regex(/^[a-z][a-z-]*$/),
  platform: z.string(),
  /** Programmes of the same platform differ in their columns. */
  note: z.string(),
  checked_on: z.iso.date(),
  citations: z.array(z.strictObject({ url: z.url(), says: z.string() })).min(1),
  shape: statShape,
  address: statAddress.nullable(),
  /** The headers that a request needs. Their values are secret. */
  header_names: z.array(z.string()),
});
export type StatPreset = z.output<typeof statPreset>;
