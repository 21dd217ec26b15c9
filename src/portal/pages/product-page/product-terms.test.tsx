import { expect, test } from 'vitest';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts } from '../../../../messages/en/product.ts';
import { texts as wording } from '../../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { type ShownProduct, shownTexts } from './load-product.ts';
import { ProductTerms } from './product-terms.tsx';

const product: ShownProduct = {
  id: 1,
  slug: 'lucky-harbor',
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

test('the section before you play shows the material terms of an offer instead of the usual terms', async () => {
  const render = await pageRenderer();
  const shown = (promocodes: ShownProduct['promocodes'], labels: Partial<ShownProduct> = {}) =>
    render(
      <ProductTerms
        texts={shownTexts(texts, 'casino')}
        product={{ ...product, ...labels, promocodes }}
      />,
    );
  const usual = shown([promo]);
  expect(usual).toContain(texts.terms.conditions);
  expect(usual).toContain('The terms on Lucky Harbor’s own site always apply.');
  const terms = offerTermsCard(
    {
      ...noOfferTerms,
      ...{ kind: 'free_spins', wagering: '30x', max_bet: '$5', last_verified_at: '2026-11-20' },
    },
    { language: 'en', texts: wording },
  );
  const offer = { ...promo, code: 'HARBOR30', terms };
  const specific = shown([promo, offer]);
  expect(specific).toContain('Free spins · code HARBOR30');
  expect(specific).toContain('30x wagering · Expires Dec 24, 2026');
  expect(specific).toContain('href="#codes"');
  expect(specific).not.toContain(texts.terms.conditions);
  // The ticket further down shows these.
  expect(specific).not.toMatch(/Max. bet|Checked on/);
  // The label above already shows the value.
  expect(shown([offer], { fs_label: 'Free spins' })).toContain('>code HARBOR30<');
});
