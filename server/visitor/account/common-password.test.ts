import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

const isCommon = (password: string) => isCommonPassword(password, 'https://www.moonport.example');

test.each([
  ...['1234567890', '0987654321', '123123123123', '1111111111', '12345678910', '123456789a'],
  ...['qwertyuiop', 'qwerty12345', 'Qwerty123!', 'asdfghjkl1', 'zxcvbnm123', '1q2w3e4r5t'],
  ...['q1w2e3r4t5', '1qaz2wsx3edc', 'abcdefghij', 'abc123abc123', 'aaaaaaaaaa', 'asdasdasdasd'],
  ...[
    'password123',
    'Passw0rd!!',
    'P@ssw0rd2026',
    'password12345',
    'passwordpassword',
    'iloveyou12',
  ],
  ...['iloveyou123', 'welcome123', 'Welcome2026!', 'letmein123', 'administrator', 'admin12345'],
  ...['football123', 'princess12', 'sunshine123', 'superman123', 'liverpool1', 'michael123'],
  ...['galatasaray', 'fenerbahce1907', 'besiktas1903', 'parola1234', 'sifre12345', 'askim12345'],
  ...['casino2026', 'bonusbonus', 'aceboard123', 'moonport123', 'M00nport!!', 'test123456'],
])('refuses %s', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each([
  ...['correct horse battery staple', 'Xk7!pQ2vLm', 'kahve ve üç kedi', 'a long enough password'],
  ...[
    'hX93-kd72-qp',
    'tram 14 to the harbour',
    'mavi bisiklet 42',
    'my-password-1',
    'longpassword1',
  ],
])('accepts %s', (password) => {
  expect(isCommon(password)).toBe(false);
});

test('the longest password is checked within a few milliseconds', () => {
  const begun = performance.now();
  isCommon('password1'.repeat(14));
  isCommon('ab'.repeat(64));
  expect(performance.now() - begun).toBeLessThan(100);
});
