import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the changelog lists the current version, below the unreleased changes', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading,
  );
  expect(headings[0]).toBe('[Unreleased]');
  expect(headings[1]?.startsWith(`[${version}] - 20`)).toBe(true);
  expect(lock.version).toBe(version);
  expect(lock.packages[''].version).toBe(version);
});
