/** Checks the license of every package in the lock file. Part of `npm run check`. */
import { readFileSync } from 'node:fs';
import type { LockFile } from '../release/lock-file.ts';
import { refusedLicenses } from './license.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const refused = refusedLicenses(lock);
for (const line of refused) console.error(line);
if (refused.length > 0) {
  console.error('scripts/package-check/license.ts lists what is allowed.');
  process.exitCode = 1;
} else {
  console.log(`The licenses of ${Object.keys(lock.packages).length - 1} packages are allowed.`);
}
