import { expect, test } from 'vitest';
import { noKeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts } from '../../../../messages/en/product.ts';
import { texts as wording } from '../../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import type { ShownProduct } from './load-product.ts';
import { ProductTerms } from './product-terms.tsx';

const product: ShownProduct = {
  id: 1,
  name: 'Lucky Harbor',
  description: null,
  rating: null,
  categories: [],
  icon_url: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
  ref_link: null,
  availability: 'unknown',
  key_facts: noKeyFacts,
  images: [],
  bonuses: [],
  promocodes: [],
};
const promo: ShownProduct['promocodes'][number] = {
  id: 1,
  code: 'HARBOR20',
  market_code: 'US',
  rarity: 'common',
  ref_link: null,
  expires_at: '2026-12-24 23:59:00',
  image_vertical_url: null,
  image_horizontal_url: null,
  product: null,
  terms: null,
  cost: null,
  votes: null,
};

test('the section before you play shows the terms of an offer instead of the usual terms', async () => {
  const render = await pageRenderer();
  const shown = (promocodes: ShownProduct['promocodes']) =>
    render(<ProductTerms texts={texts} product={{ ...product, promocodes }} />);
  expect(shown([promo])).toContain(texts.terms.conditions);
  const terms = offerTermsCard(
    { ...noOfferTerms, kind: 'free_spins', wagering: '30x', last_verified_at: '2026-11-20' },
    { language: 'en', texts: wording },
  );
  const specific = shown([promo, { ...promo, code: 'HARBOR30', terms }]);
  for (const fact of [
    'Free spins · code HARBOR30',
    '30x wagering',
    'Expires Dec 24, 2026',
    'Checked on Nov 20, 2026',
  ]) {
    expect(specific).toContain(fact);
  }
  expect(specific).not.toContain(texts.terms.conditions);
});
