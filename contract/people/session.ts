import { z } from 'zod';
import { roles } from './role.ts';

/** The name and the role belong to the holder of the token. */
export const session = z.object({ name: z.string(), role: z.enum(roles) });
