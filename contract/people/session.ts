import { z } from 'zod';
import { roles } from './role.ts';

/** The name and the role of the token's holder. */
export const session = z.object({ name: z.string(), role: z.enum(roles) });
