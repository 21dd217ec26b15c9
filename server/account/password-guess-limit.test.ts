import { expect, test } from 'vitest';
import { passwordGuesses } from './password-guess-limit.ts';

const minute = 60_000;
const ada = 'ada@visitor.example';

function guessing() {
  let now = 0;
  const guesses = passwordGuesses(true, () => now);
  const isRefused = (ip: string, email = ada) => {
    try {
      guesses.count({ ip, email });
      return false;
    } catch {
      return true;
    }
  };
  /** Counts how many of these guesses were refused. */
  const refused = (times: number, ip: (time: number) => string, email?: string) =>
    Array.from({ length: times }, (_, time) => isRefused(ip(time), email)).filter(Boolean).length;
  return { guesses, isRefused, refused, pass: (time: number) => (now += time) };
}

test('a network has ten guesses at an account, and its owner elsewhere is not locked out', () => {
  const { isRefused, refused, pass } = guessing();
  expect(refused(12, () => '10.0.0.1')).toBe(2);
  expect(refused(12, (time) => `2001:db8::${time + 1}`)).toBe(2);
  expect(isRefused('10.0.0.2')).toBe(false);
  expect(isRefused('10.0.0.1', 'bo@visitor.example')).toBe(false);
  pass(15 * minute);
  expect(isRefused('10.0.0.1')).toBe(false);
});

test('an account takes a hundred guesses within an hour, from all networks together', () => {
  const { isRefused, refused, pass } = guessing();
  expect(refused(110, (time) => `10.0.0.${time}`)).toBe(10);
  pass(59 * minute);
  expect(isRefused('10.0.1.1')).toBe(true);
  pass(minute);
  expect(isRefused('10.0.1.1')).toBe(false);
});

test('a network has a hundred guesses, at all accounts together', () => {
  const { guesses, isRefused } = guessing();
  for (let time = 0; time < 100; time += 1) guesses.count({ ip: '10.0.0.1', email: `${time}` });
  expect(isRefused('10.0.0.1')).toBe(true);
});

test('right passwords are not counted, however many come from a network', () => {
  const { guesses, isRefused } = guessing();
  for (let time = 0; time < 300; time += 1) {
    guesses.count({ ip: '10.0.0.1', email: ada })();
  }
  expect(isRefused('10.0.0.1')).toBe(false);
});

test('an owner who has chosen a new password can sign in at once', () => {
  const { guesses, isRefused, refused } = guessing();
  refused(110, (time) => `10.0.0.${time}`);
  refused(12, () => '10.0.9.9');
  expect(isRefused('10.0.9.9')).toBe(true);
  guesses.reset({ ip: '10.0.9.9', email: ada });
  expect(isRefused('10.0.9.9')).toBe(false);
});
