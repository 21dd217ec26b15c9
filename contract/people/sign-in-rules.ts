import { z } from 'zod';

/** The rules for signing in to the admin. They don't affect programs with a token. */
const rules = {
  sessions_only: z.boolean().meta({
    description: 'Browsers exchange a token for a session that expires, and only store the session',
  }),
  passkeys_required: z.boolean().meta({
    description: 'Owners and editors sign in with a passkey; their tokens are only for programs',
  }),
};
export const signInRules = z.object(rules);
export const signInRulesDraft = z.object(rules);
export type SignInRules = z.output<typeof signInRules>;
