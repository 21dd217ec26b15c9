import type { LiveCards } from '#contract/content/rich-text/live-card.ts';
import type { LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { BonusCard, bonusGrid } from '../cards/bonus-card.tsx';
import type { CardLevel } from '../cards/card-level.ts';
import { clickBlock } from '../cards/counted-click.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { LinkedTicket } from '../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../promo-code/ticket/promo-ticket.tsx';
import { TopList } from './top-list.tsx';

/** Returns the cards with these ids, each only once even if the text repeats it. */
const chosen = <Card extends { id: number }>(cards: Card[], ids: number[]) =>
  [...new Set(ids)].flatMap((id) => cards.find((card) => card.id === id) ?? []);

const idOf = ({ attrs }: LiveCard) => Number(Object.values(attrs)[0]);

type Props = { nodes: LiveCard[]; cards: LiveCards; level: CardLevel };

/** Renders consecutive cards of one kind. Cards that are no longer live are left out. */
export function LiveCardList({ nodes, cards, level }: Props) {
  const [first] = nodes;
  const ids = nodes.map(idOf);
  switch (first?.type) {
    case 'offerCard': {
      const bonuses = chosen(cards.bonuses, ids);
      if (bonuses.length === 0) return null;
      return (
        <ul className={bonusGrid} {...clickBlock('text')}>
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} level={level} />
          ))}
        </ul>
      );
    }
    case 'partnerCard': {
      const products = chosen(cards.products, ids);
      if (products.length === 0) return null;
      return (
        <ul className="flex flex-col gap-3" {...clickBlock('text')}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} level={level} />
          ))}
        </ul>
      );
    }
    case 'promoCodeCard': {
      const promos = chosen(cards.promocodes, ids);
      if (promos.length === 0) return null;
      return (
        <ul className={ticketGrid} {...clickBlock('text')}>
          {promos.map((promo) => (
            <LinkedTicket key={promo.id} promo={promo} level={level} />
          ))}
        </ul>
      );
    }
    case 'topListCard': {
      const { category, limit } = first.attrs;
      const list = cards.topLists.find((one) => one.category === category);
      const entries = list?.items.slice(0, limit) ?? [];
      return entries.length === 0 ? null : <TopList entries={entries} />;
    }
    default:
      return null;
  }
}
