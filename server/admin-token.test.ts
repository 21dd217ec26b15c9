import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing.ts';
import { adminToken } from './admin-token.ts';

test('a token is made once, printed once, and kept for its owner only', () => {
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

test('a token that is set is neither kept nor printed', () => {
  const { value, announcement } = adminToken({ DATA_DIR: '/nowhere', ADMIN_TOKEN: 'chosen-token' });
  expect(value).toBe('chosen-token');
  expect(announcement).not.toContain('chosen-token');
});
