import { z } from 'zod';

/** The name belongs to the holder of the token. */
export const session = z.object({ name: z.string() });
