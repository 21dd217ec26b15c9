import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { entityKinds, listKinds } from '../catalogue/history/entity-kind.ts';
import { requiredTitle } from '../field-schema.ts';
import { requiredUrl } from '../link-schema.ts';
import { parseUrl } from '../parse-url.ts';

/** Also limits concurrent requests, because each webhook has at most one in flight. */
export const maxWebhooks = 20;

/** The security log. Unlike changes, only sent to webhooks that select it. */
export const securityKind = 'security';

/** A change of the whole catalogue is always sent, because it affects every kind. */
export const webhookKinds = [...entityKinds, ...listKinds, securityKind] as const;
export type WebhookKind = (typeof webhookKinds)[number];

const webhookStates = ['active', 'paused', 'stopped'] as const;
export type WebhookState = (typeof webhookStates)[number];

const hasNoUser = (value: string) => {
  const url = parseUrl(value);
  return !(url?.username || url?.password);
};

export const webhookDraft = z.object({
  name: requiredTitle('Is required'),
  url: requiredUrl('Is required').refine(
    hasNoUser,
    'Must not contain a user name or password: requests are signed instead',
  ),
  kinds: boundedList(
    z.enum(webhookKinds),
    webhookKinds.length,
    `Must have at most ${webhookKinds.length} kinds`,
  )
    .overwrite((chosen) => webhookKinds.filter((kind) => chosen.includes(kind)))
    .default([])
    .meta({
      description:
        'Kinds of items whose changes are sent; empty means all, except the security log',
    }),
  paused: z.boolean().default(false),
});
export type WebhookDraft = z.output<typeof webhookDraft>;

export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  state: z.enum(webhookStates).meta({ description: 'Stopped after failing for a day' }),
  cursor: z.int().meta({ description: 'The seq of the last change that was sent or skipped' }),
  pending: z.int().meta({ description: 'Changes waiting to be sent, at most 10000' }),
  attempts: z.int().meta({ description: 'Failed attempts to send the next change' }),
  failing_since: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  last_success_at: z.string().nullable(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
});
export type Webhook = z.output<typeof webhook>;

/** Only the responses that create a secret contain it. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

export const webhookAnswer = z.object({
  delivered: z.boolean(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  text: z.string().meta({ description: 'Beginning of the response' }),
  milliseconds: z.int(),
});
export type WebhookAnswer = z.output<typeof webhookAnswer>;
