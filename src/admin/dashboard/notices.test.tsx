import { expect, test } from 'vitest';
import { renderedText } from '../testing/rendered-text.ts';
import { Notices } from './notices.tsx';

test('a notice says which job failed and why', () => {
  const at = '2026-11-21T02:00:00.000Z';
  const notice = { kind: 'nightly-job-failed', job: 'backup', reason: 'There is no room.', at };
  expect(renderedText(<Notices notices={[notice as never]} />)).toMatch(
    /^The nightly job “backup” failed on .*2026.*: There is no room\.$/,
  );
});

test('without notices there is no list of them', () => {
  expect(renderedText(<Notices notices={[]} />)).toBe('');
});
