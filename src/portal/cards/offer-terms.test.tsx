import { expect, test } from 'vitest';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts as wording } from '../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../messages/offer-terms-card.ts';
import { pageRenderer } from '../testing/rendered-page.tsx';
import { OfferTerms } from './offer-terms.tsx';

const terms = (given: object) =>
  offerTermsCard({ ...noOfferTerms, ...given }, { language: 'en', texts: wording });
const checked = { last_verified_at: '2026-11-20' };

test('the date of the last check is not repeated on a card that shows it elsewhere', async () => {
  const render = await pageRenderer();
  const known = terms({ ...checked, max_bet: '$5' });
  expect(render(<OfferTerms terms={known} />)).toContain('Checked on Nov 20, 2026');
  const elsewhere = render(<OfferTerms terms={known} hidesDate />);
  expect(elsewhere).toContain('$5');
  expect(elsewhere).not.toContain('Checked on');
  expect(render(<OfferTerms terms={terms(checked)} hidesDate />)).toBe('');
});

test('who may take the offer is outside the folded terms, once', async () => {
  const render = await pageRenderer();
  const i18n = {
    ...noOfferTerms.i18n,
    en: { ...noOfferTerms.i18n.en, eligibility: 'New players, 21+' },
  };
  const shown = render(<OfferTerms terms={terms({ i18n, wagering: '35x', max_bet: '$5' })} />);
  expect(shown.split('New players, 21+')).toHaveLength(2);
  expect(shown.indexOf('New players, 21+')).toBeLessThan(shown.indexOf('<details'));
  expect(shown).toContain('35x wagering');
});
