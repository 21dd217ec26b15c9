import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/catalogue/dashboard.ts';
import { renderedText } from '../../testing/rendered-text.ts';
import { textOfNotice } from './notice-text.ts';
import { Notices } from './notices.tsx';

test('a notice shows which job failed and why', () => {
  const at = '2026-11-21T02:00:00.000Z';
  const notice = {
    kind: 'nightly-job-failed',
    job: 'backup',
    reason: 'There is no room.',
    at,
  } as const;
  expect(renderedText(<Notices notices={[notice]} />)).toMatch(
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

test('a notice about a slow kind of page shows the values that a quarter of its visits exceed', () => {
  const poor = [
    { metric: 'lcp' as const, p75: 4321 },
    { metric: 'inp' as const, p75: 1500 },
    { metric: 'cls' as const, p75: 0.304 },
  ];
  expect(textOfNotice({ kind: 'page-slow', page: 'bonuses', poor }, texts.notices)).toEqual({
    text: 'Pages are slow for visitors: Bonuses. In the last 7 days, a quarter of the visits were worse than this: LCP 4.32 sec, INP > 1,500 ms, CLS 0.3.',
    link: { label: 'View page speed', to: { to: '/admin/reports/speed' } },
  });
});

test('a notice about blocked content shows what was blocked, where and how often', () => {
  const first_at = '2026-11-21T02:00:00.000Z';
  const found = { directive: 'script-src-elem', page: 'product', blocked: 'inline' } as const;
  const notice = { kind: 'content-blocked' as const, ...found, reports: 1400, first_at };
  expect(textOfNotice(notice, texts.notices).text).toMatch(
    /^Browsers blocked something new on a partner’s page: “inline” \(script-src-elem\), first on .*2026.*, 1,400 in total\./,
  );
});
