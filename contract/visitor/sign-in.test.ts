import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSignInEmail } from './sign-in.ts';

test.each([
  'ada@visitor.example',
  'ada.b+c_d-e@sub.visitor.co.uk',
  "o'hara@visitor.example",
  'i\u0307@visitor.example',
  'ada@visitör.example',
  'ada!@visitor.example',
  'ada@visitor.e1',
  'ada..b@visitor.example',
  '.ada@visitor.example',
  'ada.@visitor.example',
  'ada@-visitor.example',
  'ada@visitor-.example',
  'ada@visitor',
  'ada@',
  '',
])('this site and zod agree on whether %j is an email address', (email) => {
  // zod must accept whatever we accept, and may accept more.
  if (isSignInEmail(email)) expect(z.email().safeParse(email).success).toBe(true);
  expect(isSignInEmail(email)).toBe(z.email().safeParse(email).success && !email.includes('-.'));
});

test('no mail server accepts more than 64 characters before the @', () => {
  expect(isSignInEmail(`${'a'.repeat(64)}@visitor.example`)).toBe(true);
  expect(isSignInEmail(`${'a'.repeat(65)}@visitor.example`)).toBe(false);
});

test.each([
  'ada@visitor.example\r\nBcc: bo@visitor.example',
  'ada@visitor.example\n.\nRSET',
  'ada@visitor.example\0',
  'ada@visitor.example,bo@visitor.example',
  'ada@visitor.example bo@visitor.example',
  'Ada <ada@visitor.example>',
  '"ada bo"@visitor.example',
])('rejects an address that contains another address, a header or a command: %j', (email) => {
  expect(isSignInEmail(email)).toBe(false);
});
