import { expect, test } from 'vitest';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts as wording } from '../../../../messages/en/terms.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { PromoTicket } from './promo-ticket.tsx';
import { TicketTitle } from './ticket-title.tsx';

const promo: PromoCodeCard = {
  id: 1,
  code: 'GOLDENHOUR',
  market_code: 'US',
  rarity: 'legendary',
  ref_link: null,
  expires_at: null,
  image_vertical_url: null,
  image_horizontal_url: null,
  product: { id: 1, slug: 'lucky-harbor', name: 'Lucky Harbor', icon_url: null },
  terms: null,
  cost: null,
  votes: null,
};
const terms = offerTermsCard(
  {
    ...noOfferTerms,
    kind: 'free_spins',
    min_deposit: '$20',
    i18n: { ...noOfferTerms.i18n, en: { ...noOfferTerms.i18n.en, value: '150 free spins' } },
  },
  { language: 'en', texts: wording },
);

test('a ticket shows the value of the code, then the partner, the code, the terms and the end', async () => {
  const render = await pageRenderer();
  const ticket = (shown: PromoCodeCard) =>
    render(<PromoTicket promo={shown} link={<TicketTitle promo={shown} />} />).replace(
      /<[^>]*>/g,
      '|',
    );
  expect(ticket({ ...promo, terms })).toMatch(
    /150 free spins.*, code GOLDENHOUR.*Lucky Harbor.*GOLDENHOUR.*Min\. deposit \$20.*No expiry date/,
  );
  expect(ticket({ ...promo, terms }).match(/150 free spins/g)).toHaveLength(1);
  expect(ticket(promo).match(/GOLDENHOUR/g)).toHaveLength(1);
});
