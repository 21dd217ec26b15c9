import { useParams } from '@tanstack/react-router';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { useMessages } from '../../../portal/page-context.ts';
import { PromoPanel } from '../../../portal/promo-code/chosen/promo-panel.tsx';
import { loadPromoCodes } from '../../../portal/promo-code/load-promo-codes.ts';
import { PromoFrame } from '../../../portal/promo-code/promo-frame.tsx';
import { promoPageTitle } from '../../../portal/promo-code/promo-head.ts';
import { LinkedTicket } from '../../../portal/promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../../../portal/promo-code/ticket/promo-ticket.tsx';
import { WholePage } from '../preview/whole-page.tsx';

/** Shows the draft first in the list, and open beside it. */
export function PromoCodeOnPage({ card }: { card: PromoCodeCard }) {
  const { id } = useParams({ strict: false });
  const messages = useMessages();
  return (
    <WholePage name="promo codes" load={(loading) => loadPromoCodes({ ...loading, params: {} })}>
      {(loaded) => {
        const listed = 'data' in loaded.codes ? loaded.codes.data.items : [];
        const others = listed.filter((promo) => String(promo.id) !== id);
        return (
          <PromoFrame
            title={promoPageTitle(messages, loaded)}
            texts={loaded.texts}
            panel={
              <PromoPanel
                texts={loaded.texts}
                chosen={undefined}
                suggested={card}
                takesFocus={false}
                onClose={() => {}}
              />
            }
          >
            <ul className={ticketGrid}>
              {[card, ...others].map((promo) => (
                <LinkedTicket key={promo.id} promo={promo} />
              ))}
            </ul>
          </PromoFrame>
        );
      }}
    </WholePage>
  );
}
