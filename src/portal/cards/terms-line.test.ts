import { describe, expect, test } from 'vitest';
import { texts as en } from '../../../messages/en/common.ts';
import { texts as tr } from '../../../messages/tr/common.ts';
import { termsLine, withoutValue } from './terms-line.ts';

const nothing = {
  kind: null,
  value: null,
  min_deposit: null,
  wagering: null,
  max_bet: null,
  eligibility: null,
  text: null,
  url: null,
  last_verified_at: null,
  numbers: null,
};

describe('the line beside the button', () => {
  test('shows what is known, in the language of the page', () => {
    const terms = { ...nothing, min_deposit: '$20', wagering: '35x', eligibility: 'New players' };
    expect(termsLine(terms, en.terms)).toBe('Min. deposit $20 · 35x wagering · New players');
    expect(termsLine({ ...terms, eligibility: 'Yeni üyeler' }, tr.terms)).toBe(
      'Min. yatırım $20 · 35x çevrim · Yeni üyeler',
    );
  });

  test('shows the kind of an offer that has no value', () => {
    expect(termsLine({ ...nothing, kind: 'free_bet' }, en.terms)).toBe('Free bet');
    expect(termsLine({ ...nothing, kind: 'free_bet', value: '$10' }, en.terms)).toBe('$10');
  });

  test('leaves out a value that the heading shows, and keeps the kind of an offer without one', () => {
    const terms = { ...nothing, kind: 'free_bet' as const, min_deposit: '$20' };
    expect(termsLine(withoutValue({ ...terms, value: '$10' }), en.terms)).toBe('Min. deposit $20');
    expect(termsLine(withoutValue(terms), en.terms)).toBe('Free bet · Min. deposit $20');
  });

  test('shows only a label if nothing but the details is known', () => {
    expect(termsLine({ ...nothing, text: 'One each.' }, tr.terms)).toBe('Koşullar');
  });
});
