// Runs on SQLite only: a key is refused before any SQL.
/** Keys that can't protect a sign-in: too short, not on their curve, or of the wrong kind for their algorithm. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { token as firstOwners } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';
import { authenticator } from './testing/authenticator.ts';
import { type CredentialKey, edDsa, es256, newKey, rs256 } from './testing/credential-key.ts';
import { type PasskeyApp, passkeyApp, siteUrl } from './testing/passkey-app.ts';

let given: PasskeyApp;
beforeAll(async () => {
  given = await passkeyApp();
});
afterAll(() => given.app.close());

const zeros = Buffer.alloc(32);
const text = (bytes: Buffer) => bytes.toString('base64url');
const number = (value: number) => {
  const hex = value.toString(16);
  return text(Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'));
};

/** An odd number of this size, which is nobody's real modulus. */
const largeModulus = (bits: number) => ({
  n: text(
    Buffer.from(
      ((1n << BigInt(bits - 1)) + 1n).toString(16).padStart(2 * Math.ceil(bits / 8), '0'),
      'hex',
    ),
  ),
  e: number(65_537),
});

/** Little-endian. No point of Ed25519 has the y coordinate 2. */
const withY = (y: number) => Buffer.from([y, ...Buffer.alloc(31)]);
const smallOrder = (hex: string) => edDsa(Buffer.from(hex, 'hex'));

function changedLast(coordinate = '') {
  const bytes = Buffer.from(coordinate, 'base64url');
  return text(Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]));
}

const changedEc = () => {
  const key = newKey.ec();
  return es256({ ...key, y: changedLast(key.y) });
};
const changedRsa = () => {
  const key = newKey.rsa();
  return rs256({ ...key, n: changedLast(key.n) });
};

const weakKeys: [string, () => CredentialKey][] = [
  ['an RSA key of 512 bits', () => rs256(newKey.rsa(512))],
  ['an RSA key of 2,047 bits', () => rs256(newKey.rsa(2047))],
  [
    'an RSA key of 1,024 bits filled up with zeros',
    () => {
      const key = newKey.rsa(1024);
      const n = Buffer.concat([Buffer.alloc(128), Buffer.from(key.n ?? '', 'base64url')]);
      return rs256({ ...key, n: text(n) });
    },
  ],
  ['an RSA exponent of 1', () => rs256({ ...newKey.rsa(), e: number(1) })],
  ['an RSA exponent of 33 bits', () => rs256({ ...newKey.rsa(), e: number(2 ** 32 + 1) })],
  ['an RSA modulus of 8,193 bits', () => rs256(largeModulus(8193))],
  ['an even RSA exponent', () => rs256({ ...newKey.rsa(), e: number(4) })],
  ['an RSA exponent of 0', () => rs256({ ...newKey.rsa(), e: number(0) })],
  ['an even RSA modulus', changedRsa],
  ['no RSA exponent', () => new Map([...rs256(newKey.rsa())].filter(([name]) => name !== -2))],
  ['a P-256 point off the curve', changedEc],
  ['a P-256 point of zeros', () => es256({ x: text(zeros), y: text(zeros) })],
  ['a P-384 key for ES256', () => es256(newKey.ec('P-384'))],
  ['a P-384 key declared as one', () => es256(newKey.ec('P-384')).set(-1, 2)],
  ['a P-256 key declared as P-384', () => es256(newKey.ec()).set(-1, 2)],
  ['an Ed25519 key for ES256', () => edDsa(newKey.ed25519()).set(3, -7)],
  ['a P-256 key for EdDSA', () => es256(newKey.ec()).set(3, -8)],
  ['an RSA key for ES256', () => rs256(newKey.rsa()).set(3, -7)],
  ['an Ed25519 key declared as X25519', () => edDsa(newKey.ed25519()).set(-1, 4)],
  ['an Ed25519 key of 31 bytes', () => edDsa(newKey.ed25519().subarray(1))],
  ['an Ed25519 key of 33 bytes', () => edDsa(Buffer.concat([newKey.ed25519(), zeros], 33))],
  ['an Ed25519 point off the curve', () => edDsa(withY(2))],
  ['an Ed25519 point of zeros', () => edDsa(zeros)],
  ['the neutral Ed25519 point', () => edDsa(withY(1))],
  [
    'an Ed25519 point of order 8',
    () => smallOrder('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
  ],
  [
    'another Ed25519 point of order 8, with its sign',
    () => smallOrder('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'),
  ],
  ['an Ed25519 coordinate beyond the field', () => edDsa(Buffer.alloc(32, 0xff))],
];

const inInvitations = new Set([
  'an RSA key of 2,047 bits',
  'a P-256 point off the curve',
  'an Ed25519 point off the curve',
]);

describe('a passkey is refused with', () => {
  test.each(weakKeys)('%s', async (_name, key) => {
    const before = await dump(given);
    const creation = await given.creationFor(firstOwners);
    const registration = authenticator(siteUrl).create(creation, { key: key() });
    const refused = await given.add(firstOwners, registration);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      400,
      'bad_input',
      'The passkey could not be verified.',
    ]);
    expect(await dump(given)).toEqual(before);
  });

  test.each(weakKeys.filter(([name]) => inInvitations.has(name)))(
    '%s, also from an invitation',
    async (_name, key) => {
      const { id } = await given.make.person();
      const { body } = await given.call('POST', `/admin/tokens/${id}/invitation`, { email: null });
      const secret = new URL(body.link).hash.slice(1);
      const { creation } = (await given.call('POST', '/staff/invitation', { secret })).body;
      const accept = (lies = {}) => {
        const registration = authenticator(siteUrl).create(creation, lies);
        const accepted = { secret, name: 'Phone', registration };
        return given.call('POST', '/staff/invitation/passkey', accepted);
      };
      const refused = await accept({ key: key() });
      expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
      // The invitation isn't used up.
      expect((await accept()).status).toBe(201);
    },
  );
});

test.each<[string, () => CredentialKey]>([
  ['an RSA key of 2,048 bits', () => rs256(newKey.rsa())],
  ['an RSA key of 4,096 bits', () => rs256(newKey.rsa(4096))],
  ['an RSA exponent of 3', () => rs256({ ...newKey.rsa(), e: number(3) })],
  ['a P-256 key', () => es256(newKey.ec())],
  ['an Ed25519 key', () => edDsa(newKey.ed25519())],
])('a passkey is accepted with %s', async (_name, key) => {
  const creation = await given.creationFor(firstOwners);
  const registration = authenticator(siteUrl).create(creation, { key: key() });
  expect((await given.add(firstOwners, registration)).status).toBe(201);
});
