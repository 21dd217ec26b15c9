import { expect, test } from 'vitest';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import { texts } from '../../../../messages/en/admin/partner/link.ts';
import { factsOfLink, placeOfUse } from './link-text.ts';

const at = '2026-11-21T02:00:00.000Z';
const link: LinkCheck = {
  id: 1,
  url: 'https://partner.example/go',
  state: 'good',
  status: 200,
  error: null,
  last_checked_at: at,
  failing_since: null,
  uses: [],
  uses_total: 0,
  destination: 'https://casino.example/',
  accepted_destination: 'https://casino.example/',
};
const facts = (more: Partial<LinkCheck>) =>
  factsOfLink({ ...link, ...more }, texts.facts).join(' | ');

test('a link shows its destination and why it fails', () => {
  expect(facts({})).toBe('Leads to https://casino.example/');
  expect(facts({ state: 'moved', accepted_destination: 'https://old.example/' })).toMatch(
    /^Now leads to https:\/\/casino.example\/\. The accepted destination is https:\/\/old.example\//,
  );
  const error = 'partner.example answered 500';
  expect(facts({ state: 'failing', error, failing_since: at })).toMatch(
    /^partner.example answered 500\. Failing since .*\. If it fails again tomorrow, it counts as broken/,
  );
  expect(facts({ state: 'broken', error, failing_since: at })).not.toContain('tomorrow');
  expect(facts({ state: 'unclear', error })).toContain('to check it yourself');
  expect(facts({ state: 'unchecked', last_checked_at: null, destination: null })).toBe('');
});

test.each([
  [{ kind: 'product', place: 'offer' } as const, 'Product'],
  [{ kind: 'promo-code', place: 'terms' } as const, 'Promo code, terms'],
  [{ kind: 'content-page', place: 'tr' } as const, 'Page, Turkish'],
])('the use %j is labelled %s', (use, name) => {
  expect(placeOfUse(use, texts)).toBe(name);
});
