// Runs in test:long only: hashes at full cost.
import { expect, test } from 'vitest';
import { passwordHashing } from './password-hashing.ts';

const { hash, verify } = passwordHashing;

test('a hash contains its cost and a salt, and matches only its password', async () => {
  const [first, second] = [
    await hash('a long enough password'),
    await hash('a long enough password'),
  ];
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\da-f]{32}\$[\da-f]{128}$/);
  expect(first).not.toBe(second);
  expect(await verify({ hash: first, password: 'a long enough password' })).toBe(true);
  expect(await verify({ hash: first, password: 'A long enough password' })).toBe(false);
});

test('the same characters match however a keyboard composes them', async () => {
  const stored = await hash('caf\u00e9 in the harbor');
  expect(await verify({ hash: stored, password: 'cafe\u0301 in the harbor' })).toBe(true);
});

test('a hash without a cost, as earlier versions stored it, still matches', async () => {
  const stored =
    '47b35c1c00cd0cf64fa29eaaecccda8b:18874a05309d745fb4d64fa3128f55fb8a309ee3f10bd66dc422f4847c1acd3117745595d5e96ad01501bdd0a65628e088c4787af12ce024005f81de85faf500';
  expect(await verify({ hash: stored, password: 'a long enough password' })).toBe(true);
  expect(await verify({ hash: stored, password: 'another long password' })).toBe(false);
});

test('a damaged hash is an error, not a wrong password', async () => {
  await expect(verify({ hash: 'scrypt$1', password: 'x' })).rejects.toThrow('damaged');
});
