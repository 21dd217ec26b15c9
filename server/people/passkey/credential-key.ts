/**
 * Refuses passkeys whose public key can't protect a sign-in. The library checks only that its algorithm is supported.
 */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { isSafeEdwardsPoint } from './edwards-point.ts';

/** A public key in COSE, the encoding of authenticators. */
type CredentialKey = { get(label: number): unknown };

const rsaBits = { min: 2048, max: 8192 };
/** Larger exponents would only cost the server time. */
const maxExponent = 0xffff_ffffn;
const coordinateBytes = 32;

function bytesOf(key: CredentialKey, label: number): Buffer {
  const bytes = key.get(label);
  if (!(bytes instanceof Uint8Array)) throw new Error(`The key has no bytes under ${label}`);
  return Buffer.from(bytes);
}

function coordinateOf(key: CredentialKey, label: number): string {
  const bytes = bytesOf(key, label);
  if (bytes.length !== coordinateBytes) throw new Error('A coordinate of the key has a wrong size');
  return bytes.toString('base64url');
}

/** Node refuses points off the curve. */
function checkEs256(key: CredentialKey) {
  requireKind({ kty: 2, crv: 1 }, key);
  const [x, y] = [coordinateOf(key, -2), coordinateOf(key, -3)];
  read({ kty: 'EC', crv: 'P-256', x, y });
}

/** Node checks nothing but the size. */
function checkEdDsa(key: CredentialKey) {
  requireKind({ kty: 1, crv: 6 }, key);
  read({ kty: 'OKP', crv: 'Ed25519', x: coordinateOf(key, -2) });
  if (!isSafeEdwardsPoint(bytesOf(key, -2))) throw new Error('The key is not a point of Ed25519');
}

function checkRs256(key: CredentialKey) {
  requireKind({ kty: 3 }, key);
  const [n, e] = [bytesOf(key, -1), bytesOf(key, -2)];
  const { asymmetricKeyDetails } = read({
    kty: 'RSA',
    n: n.toString('base64url'),
    e: e.toString('base64url'),
  });
  const { modulusLength = 0, publicExponent = 0n } = asymmetricKeyDetails ?? {};
  const isOdd = (n.at(-1) ?? 0) % 2 === 1 && publicExponent % 2n === 1n;
  const isOfGoodSize = modulusLength >= rsaBits.min && modulusLength <= rsaBits.max;
  if (!isOfGoodSize || publicExponent < 3n || publicExponent > maxExponent || !isOdd) {
    throw new Error('The RSA key is too weak or too large');
  }
}

const checks = new Map<unknown, (key: CredentialKey) => void>([
  [-7, checkEs256],
  [-8, checkEdDsa],
  [-257, checkRs256],
]);

const read = (key: JsonWebKey): KeyObject => createPublicKey({ format: 'jwk', key });

function requireKind({ kty, crv }: { kty: number; crv?: number }, key: CredentialKey) {
  const isOfCurve = crv === undefined || key.get(-1) === crv;
  if (key.get(1) !== kty || !isOfCurve) throw new Error('The key does not fit its algorithm');
}

/** Throws unless the key belongs to its algorithm and is strong enough. */
export function checkCredentialKey(key: CredentialKey) {
  const check = checks.get(key.get(3));
  if (!check) throw new Error('Unwanted algorithm');
  check(key);
}
