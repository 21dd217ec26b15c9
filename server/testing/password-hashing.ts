/** Hashes passwords at the lowest cost, as thousands of tests sign in. */
import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHashing } from '../visitor/account/password-hashing.ts';

const derive = promisify<string, string, number, object, Buffer>(scrypt);

async function hashWith(salt: string, password: string) {
  const key = await derive(password, salt, 16, { N: 2, r: 1, p: 1 });
  return `${salt}:${key.toString('hex')}`;
}

export const cheapPasswordHashing: PasswordHashing = {
  hash: (password) => hashWith(randomBytes(8).toString('hex'), password),
  verify: async ({ hash, password }) =>
    hash === (await hashWith(hash.split(':')[0] ?? '', password)),
};
