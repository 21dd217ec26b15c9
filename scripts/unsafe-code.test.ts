import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{contract,messages,db,search-index,server,src}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|gen)\.|\/testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .toSorted();

test.each<[string, RegExp, string[]]>([
  [
    'no code runs text, or a shell',
    /(?<![.\w])(eval|exec|execSync)\(|new Function\(|\bshell: true/,
    [],
  ],
  [
    'no code inserts HTML from data',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write\(/,
    [],
  ],
  [
    'no field blocks pasting',
    /onPaste|addEventListener\('paste'/,
    // Pastes the cells of a spreadsheet.
    ['src/admin/catalogue/vocabulary/fact-grid/fact-grid.tsx'],
  ],
  [
    'no secret comes from Math.random',
    /Math\.random/,
    // The first spreads retries, the second simulates a counter.
    ['server/webhook/retry-schedule.ts', 'src/portal/online/online-counter.tsx'],
  ],
  [
    'no secret is a UUID, which has fewer than 128 random bits',
    /randomUUID/,
    // These UUIDs identify rows, processes and unfinished files.
    [
      'db/lease.ts',
      'db/process-name.ts',
      'db/repositories/visitor/visitor-session.ts',
      'db/repositories/visitor/visitor-verification.ts',
      'db/repositories/visitor/visitor.ts',
      'db/secret-file.ts',
      'search-index/meilisearch/feeder/rebuild-index.ts',
      'server/image/storage/disk-storage.ts',
      'server/move-in/run/import-lease.ts',
      'server/sheet/import-sheet.ts',
      'server/visitor/online/online-elsewhere.ts',
    ],
  ],
  [
    'no code has its own cryptography',
    /createHash\('(md5|sha1)'|createCipher|createSign|crypto\.subtle|from '[^']*(noble|bcrypt|argon2|crypto-js)/,
    // The first compares documents with those in Meilisearch, the second encrypts with AES-256-GCM of Node.
    ['search-index/meilisearch/index/indexed-document.ts', 'server/money/stat-source/sealed.ts'],
  ],
  [
    'no code turns off the check of certificates',
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    [],
  ],
])('%s', (_, pattern, exceptions) => {
  expect(filesWith(pattern)).toEqual(exceptions);
});

/** A regular expression may only be built from constants, or from checked values such as a hash. */
test('no regular expression is built from user input', () => {
  expect(
    filesWith(/new RegExp\(/).filter((file) => /^(server|db|search-index)/.test(file)),
  ).toEqual([
    'server/content/redirect-resource.ts',
    'server/http/unknown-path.ts',
    'server/image/library/replace-image.ts',
    'server/move-in/archive/archive-format.ts',
    'server/pages/render/content-policy.ts',
    'server/pages/rendered-page.ts',
    'server/pages/visitor-choice.ts',
    'server/people/passkey/recovery-code.ts',
    'server/sheet/csv.ts',
  ]);
});
