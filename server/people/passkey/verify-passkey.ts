/**
 * Requests passkeys and signatures from browsers, and verifies the results. Loads the library when the first passkey is
 * used.
 */
import {
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  type PasskeySignature,
  passkeyCreation,
} from '#contract/people/passkey.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { AppError } from '../../errors.ts';
import { checkCredentialKey } from './credential-key.ts';
import {
  challengeLifetime,
  notVerified,
  type PasskeySigner,
  type Purpose,
} from './passkey-signer.ts';
import type { RelyingParty } from './relying-party.ts';

type Ceremony = { party: RelyingParty; signer: PasskeySigner; purpose: Purpose };

/** EdDSA, ES256 and RS256. In Node, algorithms that resist quantum computers are still experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

type KnownCredential = { credential: string; transports: string };

const described = ({ credential: id, transports }: KnownCredential) => ({
  id,
  type: 'public-key' as const,
  transports: JSON.parse(transports) as string[],
});

type Enrolled = { id: PersonId; name: string; passkeys: readonly KnownCredential[] };

export async function passkeyCreationFor(
  { party, signer, purpose }: Ceremony,
  { id, name, passkeys }: Enrolled,
  siteName: string,
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: party.id,
    userID: signer.userHandle(id),
    userName: name,
    userDisplayName: name,
    challenge: new Uint8Array(signer.challenge(purpose)),
    timeout: challengeLifetime,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
  return passkeyCreation.parse(options);
}

export const passkeyRequestFor = (
  { party, signer, purpose }: Ceremony,
  passkeys: readonly KnownCredential[] = [],
): PasskeyRequest => ({
  challenge: signer.challenge(purpose).toString('base64url'),
  rpId: party.id,
  timeout: challengeLifetime,
  userVerification: 'required',
  allowCredentials: passkeys.map(described),
});

/** Reads the challenge from an answer, and throws unless it is ours. */
function checkedChallenge(
  { signer, purpose }: Ceremony,
  { response: { clientDataJSON } }: PasskeyRegistration | PasskeySignature,
): string {
  let challenge: unknown;
  try {
    ({ challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  } catch (error) {
    throw notVerified(error);
  }
  if (typeof challenge !== 'string') throw notVerified();
  signer.check(purpose, challenge);
  return challenge;
}

type VerifiedRegistration = {
  challenge: string;
  credential: string;
  public_key: string;
  counter: number;
  transports: readonly string[];
  isSynced: boolean;
  isBackedUp: boolean;
};

export async function verifyRegistration(
  ceremony: Ceremony,
  registration: PasskeyRegistration,
): Promise<VerifiedRegistration> {
  const challenge = checkedChallenge(ceremony, registration);
  const { verified, registrationInfo } = await verifyByLibrary(
    ceremony.party,
    registration,
    challenge,
  ).catch((error: unknown) => {
    throw notVerified(error);
  });
  if (!verified) throw notVerified();
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  // The library doesn't compare these IDs, and only the first one's length is limited.
  if (registration.id !== credential.id) throw notVerified();
  return {
    challenge,
    credential: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: registration.response.transports,
    isSynced: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Refuses attestations by certificates: we don't ask for any, and the library would fetch URLs from the certificates.
 */
async function verifyByLibrary(
  party: RelyingParty,
  registration: PasskeyRegistration,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject, decodeCredentialPublicKey } = await import(
    '@simplewebauthn/server/helpers'
  );
  const { attestationObject, transports } = registration.response;
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const isOwn = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  if (attestation.get('fmt') !== 'none' && !isOwn) throw new Error('Unwanted attestation');
  const answer = await verifyRegistrationResponse({
    response: {
      ...registration,
      response: { ...registration.response, transports: [...transports] },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  });
  if (answer.verified) {
    checkCredentialKey(decodeCredentialPublicKey(answer.registrationInfo.credential.publicKey));
  }
  return answer;
}

type StoredCredential = {
  credential: string;
  public_key: string;
  user_handle: string;
  counter: number;
  is_synced: 0 | 1;
};

type VerifiedSignature = { challenge: string; counter: number; isBackedUp: boolean };

export async function verifySignature(
  ceremony: Ceremony,
  stored: StoredCredential,
  signature: PasskeySignature,
): Promise<VerifiedSignature> {
  const challenge = checkedChallenge(ceremony, signature);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { party } = ceremony;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signature, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credential,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      // Compared below, once the signature is verified.
      counter: 0,
    },
  }).catch((error: unknown) => {
    throw notVerified(error);
  });
  const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
  // Whether a passkey can be synced never changes.
  const isSame = (credentialDeviceType === 'multiDevice') === (stored.is_synced === 1);
  const { userHandle } = signature.response;
  const isTheirs = userHandle === undefined || userHandle === stored.user_handle;
  if (!verified || !isSame || !isTheirs) throw notVerified();
  const isCounted = newCounter > 0 || stored.counter > 0;
  if (isCounted && newCounter <= stored.counter) throw copied();
  return { challenge, counter: newCounter, isBackedUp: credentialBackedUp };
}

/** Also thrown if two sign-ins happen at the same time. */
export const copied = () =>
  new AppError('unauthorized', 'This passkey’s counter went back, so a copy of it may exist.');
