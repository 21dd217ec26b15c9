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
