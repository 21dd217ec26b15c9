import { expect, test } from 'vitest';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductMarket } from '#contract/catalogue/fact/product-market.ts';
import { type ProductCard, productDraft } from '#contract/catalogue/product.ts';
import type { Market } from '#contract/site/market.ts';
import type { RuleSubject } from '#contract/site/rule-subject.ts';
import { productInMarket } from './product-in-market.ts';

const link = 'https://otter.example/';
const country: Partial<ProductMarket> = {
  market_code: 'US',
  ref_link: 'https://otter.example/us',
  i18n: {
    en: { fs_label: '50 spins', freebet_label: null },
    tr: { fs_label: null, freebet_label: null },
  },
};

const rule = (subject: RuleSubject, from: string | null = null) => ({
  ...{ subject, effect: 'hide', note: null, source_url: null, checked_on: null, from },
});

function shownIn(
  code: string,
  {
    markets = [],
    rules = [],
    closed_regions = [] as string[],
  }: {
    markets?: object[];
    rules?: object[];
    closed_regions?: string[];
  },
) {
  const draft = productDraft.parse({
    i18n: { en: { name: 'Velvet Otter' } },
    facts: { ...noFacts, closed_regions },
    markets,
  });
  const card = { ref_link: link, fs_label: '20 spins', freebet_label: '$5' } as ProductCard;
  const place = {
    code,
    parent_code: code === 'US-NJ' ? 'US' : null,
    effective: { rules } as Market['effective'],
  };
  const shown = productInMarket(card, draft, {
    market: place,
    today: '2026-11-27',
    language: 'tr',
  });
  return [shown.availability, shown.ref_link, shown.fs_label, shown.freebet_label];
}

test.each<[string, string, Parameters<typeof shownIn>[1], unknown[]]>([
  ['says nothing', 'US', {}, ['unknown', link, '20 spins', '$5']],
  [
    'is open in the country',
    'US-NJ',
    { markets: [{ ...country, availability: 'open' }] },
    ['open', 'https://otter.example/us', '50 spins', '$5'],
  ],
  ['is about another market', 'TR', { markets: [country] }, ['unknown', link, '20 spins', '$5']],
  [
    'is closed in the country',
    'US-NJ',
    { markets: [{ ...country, availability: 'closed' }] },
    ['closed', null, '50 spins', '$5'],
  ],
  [
    'is open in the region of a closed country',
    'US-NJ',
    {
      markets: [
        { ...country, availability: 'closed' },
        { market_code: 'US-NJ', availability: 'open', ref_link: 'https://otter.example/nj' },
      ],
    },
    ['open', 'https://otter.example/nj', '50 spins', '$5'],
  ],
  [
    'refuses the region',
    'US-NJ',
    { markets: [country], closed_regions: ['US-NJ'] },
    ['closed', null, '50 spins', '$5'],
  ],
  ['may not be linked', 'US', { rules: [rule('links')] }, ['unknown', null, '20 spins', '$5']],
  [
    'may be linked until tomorrow',
    'US',
    { rules: [rule('links', '2026-11-28')] },
    ['unknown', link, '20 spins', '$5'],
  ],
  ['may not name bonuses', 'US', { rules: [rule('bonuses')] }, ['unknown', link, null, null]],
])('a partner that %s is previewed in %s as visitors will see it', (_, code, given, shown) => {
  expect(shownIn(code, given)).toEqual(shown);
});
