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
])('%j is an e-mail address for both this site and better-auth, or for neither', (email) => {
  // better-auth must accept whatever we accept, and may accept more.
  if (isSignInEmail(email)) expect(z.email().safeParse(email).success).toBe(true);
  expect(isSignInEmail(email)).toBe(z.email().safeParse(email).success && !email.includes('-.'));
});

test('no mail server takes more than 64 characters before the @', () => {
  expect(isSignInEmail(`${'a'.repeat(64)}@visitor.example`)).toBe(true);
  expect(isSignInEmail(`${'a'.repeat(65)}@visitor.example`)).toBe(false);
});
