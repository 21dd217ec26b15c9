/** Passkeys in WebAuthn's JSON format. Contains only the fields that are needed, each with a maximum length. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText, trimmedLabel } from '../field-schema.ts';
import { invitationSecret } from './one-time-secret.ts';

/** Text in base64url. */
const encoded = (max: number) =>
  boundedText(max)
    .refine((value) => /^[\w-]+$/.test(value), 'Must be in base64url')
    .meta({ pattern: '^[A-Za-z0-9_-]+$' });

/** WebAuthn allows 1023 bytes. */
const credentialId = encoded(1_364);
const clientDataJSON = encoded(4_000);
const type = z.literal('public-key');

export const maxPasskeys = 20;
const maxTransports = 10;

const transport = boundedText(30)
  .refine((value) => /^[a-z-]+$/.test(value), 'Must be a transport such as usb')
  .meta({ pattern: '^[a-z-]+$' });

/** The response of an authenticator that created a passkey. */
const passkeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    attestationObject: encoded(16_000),
    transports: boundedList(
      transport,
      maxTransports,
      `Must have at most ${maxTransports} transports`,
    ).default([]),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** The response of an authenticator that signed a challenge. */
export const passkeySignature = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: encoded(100)
      .optional()
      .meta({ description: 'Required to sign in. Authenticators may omit it when confirming' }),
  }),
});
export type PasskeySignature = z.output<typeof passkeySignature>;

const named = { name: trimmedLabel('A passkey needs a name') };
export const passkeyName = z.object(named);
export const newPasskey = z.object({ ...named, registration: passkeyRegistration });
export type NewPasskey = z.output<typeof newPasskey>;

export const passkey = z.object({
  id: z.int(),
  ...named,
  person: z.string().meta({ description: 'The name of the person it belongs to' }),
  is_own: z.boolean().meta({ description: 'True if it belongs to the caller' }),
  is_synced: z.boolean().meta({ description: 'False if it never leaves its device' }),
  is_backed_up: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

const credential = z.object({ id: z.string(), type, transports: z.array(z.string()).optional() });

const challenge = z.string().meta({ description: 'Valid once, for five minutes' });

/** Options for navigator.credentials.create. */
export const passkeyCreation = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** Options for navigator.credentials.get. */
export const passkeyRequest = z.object({
  challenge,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** Whether this site supports passkeys, and whether owners and editors have to use them. */
export const passkeyState = z.object({ is_on: z.boolean(), is_required: z.boolean() });
export type PasskeyState = z.output<typeof passkeyState>;

export const acceptedInvitation = newPasskey.extend(invitationSecret.shape);

export const invitedPerson = z.object({ name: z.string(), creation: passkeyCreation });
export type InvitedPerson = z.output<typeof invitedPerson>;
