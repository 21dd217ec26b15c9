import { expect, test } from 'vitest';
import { isCurrency } from '../partner/currency.ts';
import { marketDraft } from './market.ts';
import { marketExamples } from './market-example.ts';
import { effectsOn, hidesEverything } from './market-rule.ts';

test.each(marketExamples.map((example) => [example.code, example] as const))(
  'the example for %s can be saved unchanged, and cites its sources',
  (code, { rules, max_wagering, required_terms, ...example }) => {
    const { parent_code, currency, minimum_age, name } = example;
    const i18n = { en: { name } };
    const offers = { rules, max_wagering, required_terms };
    const draft = { code, parent_code, currency, minimum_age, i18n, ...offers };
    expect(marketDraft.parse(draft)).toMatchObject(offers);
    expect(isCurrency(currency)).toBe(true);
    for (const { note, source_url, checked_on } of rules) {
      expect([note, source_url, checked_on]).not.toContain(null);
    }
  },
);

test('the examples hide everything the law forbids', () => {
  const on = (code: string, day = '2026-11-25') => {
    const rules = marketExamples.find((example) => example.code === code)?.rules ?? [];
    return { ...effectsOn(rules, day), everything: hidesEverything(rules) };
  };
  expect(on('CA-ON')).toMatchObject({ links: 'show', bonuses: 'hide', promo_codes: 'hide' });
  expect(on('TR').everything).toBe(true);
  expect(on('GB').everything).toBe(false);
});
