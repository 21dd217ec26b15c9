import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';
import { rights } from './right.ts';
import { roles } from './role.ts';

const signInMethods = ['token', 'passkey', 'recovery'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** The session that the request's token belongs to. */
const ownSession = z.object({
  id: z.int(),
  created: z.string(),
  last_used: z.string(),
  ends_at: z.string().meta({ description: 'Expires earlier if it isn’t used' }),
});

/** The name, the role and the rights of the token's holder. */
export const session = z.object({
  name: z.string(),
  role: z.enum(roles),
  rights: z.array(z.enum(rights)).optional().meta({
    description: 'Missing for people without any, and for owners, who have all',
  }),
  session: ownSession.optional().meta({ description: 'Missing if the token isn’t a session' }),
});

/** The token of the session's person. */
export const sessionConfirmation = z.object({ token: boundedText(maxLength.link).min(1) });

/** The only response that contains the token. The database stores just its hash. */
export const newSession = z.object({ token: z.string(), ends_at: z.string() });
export type NewSession = z.output<typeof newSession>;

export const listedSession = ownSession.extend({
  name: z.string(),
  role: z.enum(roles),
  method: z.enum(signInMethods),
  agent: z.string().meta({ description: 'The user agent' }),
  network: z.string(),
  is_own: z.boolean().meta({ description: 'True for the session making the request' }),
});
export type ListedSession = z.output<typeof listedSession>;
