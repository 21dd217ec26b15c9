/** An authenticator in software, which can also do things that a real one never would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '#contract/people/passkey.ts';
import { type CredentialKey, es256 } from './credential-key.ts';

type Lies = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
  isSynced?: boolean;
  key?: CredentialKey;
};

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const flags = { present: 0x01, verified: 0x04, synced: 0x08, backedUp: 0x10, attested: 0x40 };

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes the parts of CBOR that a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** `origin` is the requesting page. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, more: number, lies: Lies, attested?: Buffer) {
    const { isVerified = true, isSynced = true } = lies;
    const bits =
      flags.present |
      (isVerified ? flags.verified : 0) |
      (isSynced ? flags.synced | flags.backedUp : 0) |
      more;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.counter ?? counter);
    const parts = [sha256(lies.rpId ?? rpId), Buffer.from([bits]), counted];
    return Buffer.concat([...parts, ...(attested ? [attested] : [])]);
  }

  return {
    create({ challenge, rp, user }: PasskeyCreation, lies: Lies = {}) {
      handle = user.id;
      const credentialId = Buffer.from(id, 'base64url');
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(lies.key ?? es256(publicKey.export({ format: 'jwk' }))),
      ]);
      const authData = authenticatorData(rp.id, flags.attested, lies, attested);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Counts up with each signature. */
    sign({ challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>, lies: Lies = {}) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, lies);
      const data = authenticatorData(rpId, 0, lies);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? handle,
        },
      };
    },
  };
}
