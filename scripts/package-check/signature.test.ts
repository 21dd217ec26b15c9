import { expect, test } from 'vitest';
import { judgeAudit } from './signature.ts';

const audit = (code: number | null, report: unknown, timedOut = false) =>
  judgeAudit({ code, output: JSON.stringify(report), timedOut });

const changed = { name: 'left-pad', version: '1.3.0' };

test('passes if no signature is invalid or missing', () => {
  expect(audit(0, { invalid: [], missing: [] }).state).toBe('passed');
});

test.each([
  [{ invalid: [changed], missing: [] }, 'Invalid signatures: left-pad@1.3.0'],
  [{ invalid: [], missing: [changed] }, 'Packages without a signature: left-pad@1.3.0'],
])('fails for %j', (report, message) => {
  expect(audit(1, report)).toEqual({ state: 'failed', message });
  expect(audit(0, report)).toEqual({ state: 'failed', message });
});

test.each(['ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'E503'])(
  'is skipped if the registry cannot be reached: %s',
  (code) => {
    const summary = 'request to the registry failed';
    expect(audit(1, { error: { code, summary } })).toEqual({
      state: 'skipped',
      message: `Skipped the signatures of packages: ${summary}`,
    });
  },
);

test('is skipped if npm takes too long, or the registry has no keys', () => {
  expect(judgeAudit({ code: null, output: '', timedOut: true }).state).toBe('skipped');
  const summary = 'found no dependencies to audit that were installed from a supported registry';
  expect(audit(1, { error: { summary } }).state).toBe('skipped');
});

test.each([
  [1, { error: { code: 'EEXPIREDSIGNATUREKEY', summary: 'the key has expired' } }],
  [1, { error: { code: 'TUF_REFRESH_METADATA_ERROR', summary: 'invalid metadata' } }],
  [1, { error: { code: 'E404', summary: 'not found' } }],
  [1, {}],
  [0, {}],
])('fails for anything unexpected: code %i and %j', (code, report) => {
  expect(audit(code, report).state).toBe('failed');
});

test('fails if npm prints no JSON', () => {
  const { state, message } = judgeAudit({ code: 1, output: 'Segmentation fault', timedOut: false });
  expect(state).toBe('failed');
  expect(message).toContain('Segmentation fault');
});
