import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { defaultLanguage, languages } from '../language.ts';
import { isEmail, maxLength } from '../text-rule.ts';

const oneTimeSecretKinds = ['invitation', 'recovery'] as const;
export type OneTimeSecretKind = (typeof oneTimeSecretKinds)[number];

export const invitationHours = 48;

const givenSecret = boundedText(maxLength.label).min(1);

export const invitationSecret = z.object({
  secret: givenSecret.meta({ description: 'The part of the link after the #' }),
});
export const givenRecoveryCode = z.object({ code: givenSecret });

export const invitationDraft = z.object({
  email: boundedText(maxLength.email)
    .refine(isEmail, 'Must be an email address')
    .nullable()
    .meta({ description: 'Where to send the link. If null, the response contains the link' }),
  language: z.enum(languages).default(defaultLanguage).meta({ description: 'Of the email' }),
});

/** The database stores just a hash of the secret in the link. */
export const invitation = z.object({
  link: z.string().nullable().meta({ description: 'Null if it was sent by email' }),
  ends_at: z.string(),
});
export type Invitation = z.output<typeof invitation>;
export type InvitationDraft = z.output<typeof invitationDraft>;

/** The only response that contains the code. */
export const newRecoveryCode = z.object({ code: z.string() });

export const recoveryCode = z.object({
  created_at: z.string().nullable().meta({ description: 'Null if there is no unused code' }),
});
