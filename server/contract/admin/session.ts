import { z } from 'zod';

/** Whose token it is. */
export const session = z.object({ name: z.string() });
