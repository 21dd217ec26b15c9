import parse from 'spdx-expression-parse';
import { type LockFile, nameOf } from '../release/lock-file.ts';

/** Licenses that require no more than a notice. The last one is for fonts. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
];

type Exception = { packages: RegExp; license: string; reason: string };

export const exceptions: Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32$|win32-)/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips, a library that sharp loads and that anyone can replace',
  },
  { packages: /^lightningcss(-|$)/, license: 'MPL-2.0', reason: 'used unchanged by the build' },
  { packages: /^axe-core$/, license: 'MPL-2.0', reason: 'used unchanged by tests' },
  { packages: /^argparse$/, license: 'Python-2.0', reason: 'used by tools' },
  { packages: /^caniuse-lite$/, license: 'CC-BY-4.0', reason: 'data for tools' },
  { packages: /^spdx-exceptions$/, license: 'CC-BY-3.0', reason: 'data for this check' },
  { packages: /^spdx-license-ids$/, license: 'CC0-1.0', reason: 'data for this check' },
];

/** Checks an SPDX expression: every part of an AND has to be allowed, and one part of an OR. */
function isAllowed(info: parse.Info, licenses: Set<string>): boolean {
  if ('conjunction' in info) {
    const left = isAllowed(info.left, licenses);
    const right = isAllowed(info.right, licenses);
    return info.conjunction === 'and' ? left && right : left || right;
  }
  return licenses.has(info.license);
}

function parsed(expression: string): parse.Info | undefined {
  try {
    return parse(expression);
  } catch {
    return undefined;
  }
}

/** Describes each package whose license is missing, not an SPDX expression, or neither allowed nor an exception. */
export function refusedLicenses({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = nameOf(path, entry);
    const { license } = entry;
    if (typeof license !== 'string') return [`${path} has no license in the lock file.`];
    const info = parsed(license);
    if (!info) return [`${path} has a license that is not an SPDX expression: ${license}`];
    const excepted = exceptions.filter(({ packages }) => packages.test(name));
    const licenses = new Set([...allowed, ...excepted.map(({ license }) => license)]);
    return isAllowed(info, licenses)
      ? []
      : [`${path} has a license that is not allowed: ${license}`];
  });
}
