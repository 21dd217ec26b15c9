import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { longListPaging } from '../list.ts';
import { maxLength } from '../text-rule.ts';

/** In the order in which the filter lists them. */
export const securityEventKinds = [
  'sign_in',
  'sign_out',
  'session_end',
  'confirmation',
  'person_add',
  'person_change',
  'person_revoke',
  'passkey_add',
  'passkey_remove',
  'invitation',
  'recovery_code',
  'agent_client',
  'agent_grant',
  'agent_end',
  'sign_in_rules',
  'alert_address',
  'four_eyes',
  'webhook_change',
  'webhook_secret',
  'postback_key',
  'agent_call',
  'agent_proposal',
  'export',
  'backup',
  'restore',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityOutcomes = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

export const securityEvent = z.object({
  seq: z.int(),
  at: z.string(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityOutcomes),
  actor: z.string().meta({ description: 'Empty if nobody was recognized' }),
  subject: z.string().nullable().meta({ description: 'The person or item affected' }),
  detail: z.string().nullable(),
  network: z.string().nullable().meta({ description: 'Null for programs on the server itself' }),
  agent: z.string().nullable(),
  new_network: z.boolean().meta({ description: 'The person’s first sign-in from this network' }),
});
export type SecurityEvent = z.output<typeof securityEvent>;

const day = boundedText('2026-12-31'.length)
  .refine((value) => z.iso.date().safeParse(value).success, 'Must be a day such as 2026-12-31')
  .meta({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

export const securityEventFilter = z.object({
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(securityOutcomes).optional(),
  actor: boundedText(maxLength.label).min(1).optional(),
  from: day.optional().meta({ description: 'The first day, in UTC' }),
  to: day.optional().meta({ description: 'The last day, in UTC' }),
});
export type SecurityEventFilter = z.output<typeof securityEventFilter>;

export const securityEventQuery = securityEventFilter.extend(longListPaging);
