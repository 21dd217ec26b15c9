import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LockFile } from '../release/lock-file.ts';
import { exceptions, refusedLicenses } from './license.ts';

const refusedFor = (license: unknown, path = 'node_modules/a') =>
  refusedLicenses({ packages: { '': {}, [path]: { license } } });

test.each([
  'MIT',
  '(MIT OR GPL-3.0-only)',
  'GPL-3.0-only OR (MIT AND ISC)',
  '(MIT AND Zlib)',
  'Apache-2.0 WITH LLVM-exception',
])('allows %s', (license) => {
  expect(refusedFor(license)).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  '(MIT OR ISC) AND GPL-3.0-only',
  'GPL-3.0-only AND (MIT OR ISC)',
  'MIT AND (ISC AND (BSD-2-Clause AND AGPL-3.0-only))',
  'GPL-2.0-only WITH Classpath-exception-2.0',
  'LicenseRef-own',
  'LGPL-3.0-or-later',
])('refuses %s', (license) => {
  expect(refusedFor(license)).toEqual([
    `node_modules/a has a license that is not allowed: ${license}`,
  ]);
});

test.each(['', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'mit', 'MIT, ISC', 'MIT OR'])(
  'refuses “%s”, which isn’t an SPDX expression',
  (license) => {
    expect(refusedFor(license)).toEqual([
      `node_modules/a has a license that is not an SPDX expression: ${license}`,
    ]);
  },
);

test.each([undefined, null, { type: 'MIT' }, ['MIT']])(
  'refuses the missing license %j',
  (license) => {
    expect(refusedFor(license)).toEqual(['node_modules/a has no license in the lock file.']);
  },
);

test('an exception applies only to its own packages and license', () => {
  const libvips = 'node_modules/@img/sharp-libvips-linux-x64';
  expect(refusedFor('LGPL-3.0-or-later', libvips)).toEqual([]);
  expect(refusedFor('GPL-3.0-only', libvips)).toHaveLength(1);
  expect(refusedFor('LGPL-3.0-or-later', 'node_modules/sharp')).toHaveLength(1);
  expect(refusedFor('MPL-2.0', 'node_modules/vite/node_modules/lightningcss')).toEqual([]);
});

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the licenses of all packages are allowed', () => {
  expect(refusedLicenses(lock)).toEqual([]);
});

test.each(exceptions)('the exception for $packages is still needed', ({ packages }) => {
  const paths = Object.keys(lock.packages);
  const names = paths.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.some((name) => packages.test(name))).toBe(true);
});
