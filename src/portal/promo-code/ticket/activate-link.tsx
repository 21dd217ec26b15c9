import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import type { Clicked } from '../../cards/counted-click.ts';
import { useMessages } from '../../page-context.ts';

const clickedPromo = ({ id, product }: PromoCodeCard): Clicked => ({
  kind: 'promocode',
  id,
  parameter: product?.click_parameter,
});

export function ActivateLink({ promo }: { promo: PromoCodeCard }) {
  const to = promo.ref_link;
  const { footer, ticket } = useMessages();
  if (!to) {
    return (
      <button type="button" disabled className={`${buttonClass.primary} min-h-11 w-full`}>
        {ticket.activate}
      </button>
    );
  }
  return (
    <CatalogueLink
      to={to}
      clicked={clickedPromo(promo)}
      className={`${buttonClass.primaryLink} min-h-11 w-full`}
    >
      {ticket.activate}
      <span className="sr-only"> ({footer.newTab})</span>
    </CatalogueLink>
  );
}
