import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp({ RATE_LIMIT: '600' });
});
afterEach(() => given.app.close());

test('after ten wrong guesses even the correct password is refused, with or without an account', async () => {
  const ada = await given.registered(email);
  for (const guessed of [email, 'nobody@visitor.example']) {
    const guesser = given.visitor();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await guesser.signIn(guessed, `guess number ${guess}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const right = await guesser.signIn(guessed, password);
    expect([right.statusCode, right.json().refusal]).toEqual([429, 'too_many_requests']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ada.signIn(email, password)).statusCode).toBe(303);
});

test('concurrent guesses are limited like others', async () => {
  await given.registered(email);
  const guesser = given.visitor();
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => guesser.signIn(email, 'a wrong password')),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
});

test('an account holder who chooses a new password can sign in after wrong guesses', async () => {
  const ada = await given.registered(email);
  const guess = () => ada.signIn(email, 'a wrong password');
  await Promise.all(Array.from({ length: 10 }, guess));
  expect((await ada.signIn(email, password)).statusCode).toBe(429);
  await ada.post('/signin', { form: 'forgotten', email });
  const link = `/signin/password?token=${tokenIn(await given.mail.next(email))}`;
  await ada.post(link, { password: 'another long password' });
  expect((await ada.signIn(email, 'another long password')).statusCode).toBe(303);
});

test('correct passwords from one IP are never limited', async () => {
  const ada = await given.registered(email);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await ada.signIn(email, password)).statusCode);
  }
  expect(statuses).toEqual(Array(12).fill(303));
});
