import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import type { SavedItemCards } from '#contract/visitor/account.ts';
import { BonusCard, bonusGrid } from '../cards/bonus-card.tsx';
import { clickBlock } from '../cards/counted-click.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { Disclosure } from '../market/disclosure.tsx';
import { LinkedTicket } from '../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../promo-code/ticket/promo-ticket.tsx';

type Saved = Pick<SavedItemCards, 'products' | 'bonuses' | 'promocodes'>;

export const isEmpty = ({ products, bonuses, promocodes }: Saved) =>
  products.length + bonuses.length + promocodes.length === 0;

export const SavedCards = ({ products, bonuses, promocodes }: Saved) => (
  <>
    <p className="text-muted text-small">
      <Disclosure />
    </p>
    {products.length > 0 && (
      <ul className="flex flex-col gap-3" {...clickBlock('saved')}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    )}
    {bonuses.length > 0 && (
      <ul className={bonusGrid} {...clickBlock('saved')}>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    )}
    {promocodes.length > 0 && <Tickets promos={promocodes} />}
  </>
);

export const Tickets = ({ promos }: { promos: PromoCodeCard[] }) => (
  <ul className={ticketGrid}>
    {promos.map((promo) => (
      <LinkedTicket key={promo.id} promo={promo} />
    ))}
  </ul>
);
