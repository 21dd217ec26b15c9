/** Programs ask for permission to act for a person (OAuth 2.1), and hold a grant once they have it. */
import { z } from 'zod';
import { scopes } from '../agent/scope.ts';
import { boundedText } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';

const maxState = 1_000;
const text = (max: number) => boundedText(max).min(1);

/** The parameters of the authorization endpoint, as a program sent them. */
export const authorizationRequest = z.object({
  response_type: text(maxLength.label).optional(),
  client_id: text(maxLength.link).optional(),
  redirect_uri: text(maxLength.link).optional(),
  scope: text(maxLength.title).optional(),
  state: boundedText(maxState).optional(),
  code_challenge: text(maxLength.label).optional(),
  code_challenge_method: text(maxLength.label).optional(),
  resource: text(maxLength.link).optional(),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** The consent screen shows this. */
export const askedConsent = z.object({
  client: z.string().meta({ description: 'The name that the program gives itself' }),
  host: z.string().meta({ description: 'The host of its ID, or of its redirect URI' }),
  is_verified: z.boolean().meta({
    description: 'True if the program published its description on this host',
  }),
  redirect_host: z.string().meta({ description: 'The host that gets the answer' }),
  scopes: z.array(z.enum(scopes)),
  refusal_url: z.string().meta({ description: 'Tells the program that the person refused' }),
});
export type AskedConsent = z.output<typeof askedConsent>;

export const givenConsent = z.object({
  url: z.string().meta({ description: 'Takes the code to the program' }),
});

export const agentGrant = z.object({
  id: z.int(),
  client: z.string(),
  host: z.string(),
  scopes: z.array(z.enum(scopes)),
  person: z.string(),
  is_own: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  last_network: z.string().nullable(),
});
export type AgentGrant = z.output<typeof agentGrant>;
