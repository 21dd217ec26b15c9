/** Hashes passwords with scrypt, at the cost that ASVS 5.0 requires, in Node's thread pool. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(check: { hash: string; password: string }): Promise<boolean>;
};

const derive = promisify<string, string, number, object, Buffer>(scrypt);

type Cost = { N: number; r: number; p: number };
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };

/**
 * The cost of hashes stored by earlier versions, which don't contain it. Takes the same memory, and a third of the
 * time.
 */
const earlierCost: Cost = { N: 2 ** 14, r: 16, p: 1 };
const missingCost: Cost = { N: 2 ** 15, r: 8, p: 2 };

const keyLength = 64;

const keyOf = (password: string, salt: string, { N, r, p }: Cost) =>
  derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 2 * 128 * N * r });

const format = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\da-f]{32})\$([\da-f]{128})$/;
const earlierFormat = /^([\da-f]{32}):([\da-f]{128})$/;

function parse(hash: string) {
  const [, n, r, p, salt, key] = format.exec(hash) ?? [];
  if (salt && key) return { cost: { N: Number(n), r: Number(r), p: Number(p) }, salt, key };
  const [, earlierSalt, earlierKey] = earlierFormat.exec(hash) ?? [];
  if (!earlierSalt || !earlierKey) throw new Error('A stored password hash is damaged');
  return { cost: earlierCost, salt: earlierSalt, key: earlierKey };
}

export const passwordHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    const { N, r, p } = cost;
    const key = await keyOf(password, salt, cost);
    return `scrypt$${N}$${r}$${p}$${salt}$${key.toString('hex')}`;
  },
  async verify({ hash, password }) {
    const stored = parse(hash);
    const key = await keyOf(password, stored.salt, stored.cost);
    // Takes as long as for a current hash. Otherwise the time would reveal accounts created by earlier versions.
    if (stored.cost === earlierCost) await keyOf(password, stored.salt, missingCost);
    return timingSafeEqual(key, Buffer.from(stored.key, 'hex'));
  },
};
