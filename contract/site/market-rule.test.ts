import { expect, test } from 'vitest';
import { effectsOn, inheritedRules, type MarketRule } from './market-rule.ts';

const rule = (
  subject: MarketRule['subject'],
  effect: MarketRule['effect'],
  from: string | null = null,
): MarketRule => ({ subject, effect, from, note: null, source_url: null, checked_on: null });

test('of a subject’s rules that have taken effect, the latest applies', () => {
  const rules = [
    rule('bonuses', 'hide', '2026-03-01'),
    rule('bonuses', 'text'),
    rule('votes', 'hide', '2026-03-02'),
  ];
  expect(effectsOn(rules, '2026-02-28')).toMatchObject({ bonuses: 'text', votes: 'show' });
  expect(effectsOn(rules, '2026-03-01')).toMatchObject({ bonuses: 'hide', votes: 'show' });
  expect(effectsOn(rules.toReversed(), '2026-03-02')).toEqual({
    links: 'show',
    bonuses: 'hide',
    promo_codes: 'show',
    banners: 'show',
    top_lists: 'show',
    votes: 'hide',
  });
});

test('the country’s rule applies until the region’s own rule takes effect', () => {
  const parent = [rule('bonuses', 'hide')];
  const rules = inheritedRules([rule('bonuses', 'show', '2027-01-01')], parent);
  expect(effectsOn(rules, '2026-12-31').bonuses).toBe('hide');
  expect(effectsOn(rules, '2027-01-01').bonuses).toBe('show');
});

test('a region’s rules replace those of its country, subject by subject', () => {
  const own = [rule('bonuses', 'show')];
  const parent = [
    rule('bonuses', 'hide'),
    rule('bonuses', 'text', '2026-03-01'),
    rule('votes', 'hide'),
  ];
  expect(inheritedRules(own, parent)).toEqual([rule('bonuses', 'show'), rule('votes', 'hide')]);
});
