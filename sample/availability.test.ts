/** The sample's partners have a licence, payments and offers in every market where they're open, and only there. */
import { expect, test } from 'vitest';
import {
  bettingSites,
  casinos,
  factsOf,
  isOpen,
  leastDepositIn,
  marketsIn,
  offers,
  paymentsIn,
  payoutIn,
  sample,
} from '../server/sample/testing/sample-claim.ts';

const { banners, products, promoCodes, topLists } = sample;

test('there are 44 casinos and 21 betting sites, and every partner has facts with a source', () => {
  expect([casinos.length, bettingSites.length]).toEqual([44, 21]);
  for (const { key, categories } of products) {
    const known = factsOf(key);
    expect(known.source_url, key).toMatch(/^https:\/\/[a-z-]+\.example\//);
    expect(known.owner, key).toBeTruthy();
    expect(known.established, key).toBeGreaterThan(2000);
    expect(known.languages, key).not.toEqual([]);
    expect(known.support.channels, key).not.toEqual([]);
    if (!categories.includes('casino') && !categories.includes('bets')) continue;
    expect(known.licences, key).not.toEqual([]);
    expect(known.payments, key).not.toEqual([]);
    if (categories.includes('casino')) expect(known.providers, key).not.toEqual([]);
  }
});

test('every partner is open or closed in every market, and has a valid licence where it is open', () => {
  const { licences } = factsOf('tulip-row');
  expect(licences.map(({ state }) => state)).toEqual(['expired', 'valid']);
  for (const { key, categories } of products) {
    const states = marketsIn(key);
    expect(states.map(({ market_code }) => market_code)).toEqual(['US', 'TR', 'US-X1', 'US-X2']);
    const takesMoney = categories.includes('casino') || categories.includes('bets');
    for (const { market_code, availability, licence_id } of states) {
      expect(['open', 'closed'], key).toContain(availability);
      if (availability === 'closed' || !takesMoney) continue;
      const used = factsOf(key).licences[(licence_id ?? 0) - 1];
      expect(used?.state, `${key} in ${market_code}`).toBe('valid');
    }
  }
});

test('where a partner is open, its payments are in that market’s currency, and nowhere else', () => {
  const currency: Record<string, string> = { US: 'USD', TR: 'TRY' };
  for (const { key, categories } of products) {
    for (const code of ['US', 'TR']) {
      const payments = paymentsIn(key, code);
      for (const payment of payments) expect(payment.currency, key).toBe(currency[code]);
      const isPaid = isOpen(key, code) && categories.join() !== 'bonuses';
      expect(payments.length > 0, `${key} in ${code}`).toBe(isPaid);
      if (!isPaid) continue;
      expect(payoutIn(key, code), `${key} in ${code}`).toBeLessThanOrEqual(72);
      expect(factsOf(key).currencies, key).toContain(currency[code]);
    }
  }
});

test('a region lists only partners with one of the licences it requires', () => {
  for (const { code, parent_code, required_licences } of sample.markets) {
    for (const { key } of products) {
      if (!isOpen(key, code)) continue;
      expect(parent_code !== null && isOpen(key, parent_code), key).toBe(true);
      const regulators = factsOf(key)
        .licences.filter(({ state }) => state === 'valid')
        .map(({ regulator }) => regulator);
      expect(required_licences, `${key} in ${code}`).toEqual(
        expect.arrayContaining([expect.toBeOneOf(regulators)]),
      );
    }
  }
});

test('one region names bonuses without links and codes, and the other hides bonuses', () => {
  const effects = sample.markets.map(({ code, required_terms, rules }) => [
    code,
    required_terms.length > 0,
    rules.map(({ subject, effect }) => `${subject} ${effect}`).join(', '),
  ]);
  expect(effects).toEqual([
    ['US-X1', true, 'links text, bonuses text, promo_codes text'],
    ['US-X2', true, 'bonuses hide'],
  ]);
});

test('offers, banners and top lists are only for markets where their partner is open', () => {
  for (const { key, product, market_code } of [...offers, ...banners]) {
    if (product !== null) expect(isOpen(product, market_code), key).toBe(true);
  }
  for (const { market_code, products: listed } of topLists) {
    for (const key of listed) expect(isOpen(key, market_code), key).toBe(true);
  }
});

test('every code is for a named partner', () => {
  for (const { key, product } of promoCodes) expect(product, key).not.toBeNull();
});

test('partner names are the same in every language', () => {
  for (const { key, i18n } of products)
    expect(i18n.tr.name ?? i18n.en.name, key).toBe(i18n.en.name);
});

test('no offer asks for less than the partner’s smallest deposit', () => {
  for (const { key, product, market_code, terms } of offers) {
    const { min_deposit } = terms.numbers;
    if (product === null || min_deposit === null || min_deposit === undefined) continue;
    expect(min_deposit, key).toBeGreaterThanOrEqual(leastDepositIn(product, market_code));
  }
});
