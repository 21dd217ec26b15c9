import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/catalogue/dashboard.ts';
import { renderedText } from '../../testing/rendered-text.ts';
import { textOfNotice } from './notice-text.ts';
import { Notices } from './notices.tsx';

test('a notice says which job failed and why', () => {
  const at = '2026-11-21T02:00:00.000Z';
  const notice = { kind: 'nightly-job-failed', job: 'backup', reason: 'There is no room.', at };
  expect(renderedText(<Notices notices={[notice as never]} />)).toMatch(
    /^The nightly job “backup” failed on .*2026.*: There is no room\.$/,
  );
});

test('no list is rendered if there are no notices', () => {
  expect(renderedText(<Notices notices={[]} />)).toBe('');
});

test.each([
  [2, 0, '2 external links are broken.'],
  [0, 1, '1 external link has a new destination.'],
  [1, 3, '1 external link is broken. 3 external links have new destinations.'],
])('%i broken and %i moved links share one notice', (broken, moved, text) => {
  const notice = { kind: 'links-broken' as const, broken, moved };
  expect(textOfNotice(notice, texts.notices).text).toBe(text);
});
