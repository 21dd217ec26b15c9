/** Public keys of passkeys, as authenticators encode them (COSE). */
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';

export type CredentialKey = Map<number, number | Buffer>;

const bytes = (text = '') => Buffer.from(text, 'base64url');

export const es256 = ({ x, y }: JsonWebKey): CredentialKey =>
  new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);

export const edDsa = (x: Buffer): CredentialKey =>
  new Map<number, number | Buffer>([
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, x],
  ]);

export const rs256 = ({ n, e }: JsonWebKey): CredentialKey =>
  new Map<number, number | Buffer>([
    [1, 3],
    [3, -257],
    [-1, bytes(n)],
    [-2, bytes(e)],
  ]);

export const newKey = {
  ec: (namedCurve = 'P-256') =>
    generateKeyPairSync('ec', { namedCurve }).publicKey.export({ format: 'jwk' }),
  ed25519: () => bytes(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x),
  rsa: (modulusLength = 2048) =>
    generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'jwk' }),
};
