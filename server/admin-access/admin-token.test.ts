import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/database.ts';
import { adminToken } from './admin-token.ts';

test('a token is generated once, printed once, and stored in a file that only its owner can read', () => {
  const DATA_DIR = temporaryFolder();
  const first = adminToken({ DATA_DIR });
  expect(first.announcement).toContain(first.value);

  const second = adminToken({ DATA_DIR });
  expect(second.value).toBe(first.value);
  expect(second.announcement).not.toContain(first.value);

  const file = join(DATA_DIR, 'admin-token');
  expect(second.announcement).toContain(file);
  expect(readFileSync(file, 'utf8').trim()).toBe(first.value);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a token that is set is neither stored nor printed', () => {
  const { value, announcement } = adminToken({
    DATA_DIR: '/nowhere',
    ADMIN_TOKEN: 'a-token-of-our-own',
  });
  expect(value).toBe('a-token-of-our-own');
  expect(announcement).not.toContain('a-token-of-our-own');
});

test('the error about a stored token that is too short names its file', () => {
  const DATA_DIR = temporaryFolder();
  const file = join(DATA_DIR, 'admin-token');
  writeFileSync(file, 'short\n');
  expect(() => adminToken({ DATA_DIR })).toThrow(
    `The admin token in ${file} must have at least 16`,
  );
});
