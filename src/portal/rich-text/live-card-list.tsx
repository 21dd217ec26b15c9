import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import type { LiveCards } from '#contract/content/rich-text/live-card.ts';
import type { LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { Rank } from '../blocks/rank.tsx';
import { BonusCard, bonusGrid } from '../cards/bonus-card.tsx';
import type { CardLevel } from '../cards/card-level.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { clickBlock } from '../cards/counted-click.ts';
import { OfferLink } from '../cards/offer-link.tsx';
import { PaidMark } from '../cards/paid-mark.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { Rating } from '../cards/rating.tsx';
import { useMessages } from '../page-context.ts';
import { LinkedTicket } from '../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../promo-code/ticket/promo-ticket.tsx';

/** Shows all ranks, so that the text can refer to them. */
const TopList = ({ entries }: { entries: TopListEntryCard[] }) => (
  <ol className="flex flex-col gap-2" {...clickBlock('text')}>
    {entries.map((entry, index) => (
      <Place key={entry.id} entry={entry} rank={index + 1} />
    ))}
  </ol>
);

function Place({ entry, rank }: { entry: TopListEntryCard; rank: number }) {
  const { card } = useMessages();
  const { id, name, refLink, slug } = entry;
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)_4.5rem] items-center gap-3 rounded-card border border-line bg-raised p-3 cramped:grid-cols-[auto_1fr] cramped:*:nth-[n+3]:col-span-full sm:grid-cols-[auto_auto_minmax(0,1fr)_4.5rem_7rem]">
      <Rank rank={rank} />
      <LogoTile name={name} url={entry.logo} size="small" />
      <p dir="auto" className="font-strong">
        {entry.isPaid && <PaidMark />}
        <CatalogueLink
          to={productPath(slug)}
          className="line-clamp-2 min-h-6 underline-offset-4 hover:underline"
        >
          {name}
        </CatalogueLink>
      </p>
      <Rating value={entry.rating} fallback={0} />
      {refLink && (
        <div className="col-span-full flex sm:col-span-1">
          <OfferLink
            to={refLink}
            at={name}
            clicked={{ kind: 'top', id, parameter: entry.clickParameter }}
            quiet={rank > 1}
          >
            {card.play}
          </OfferLink>
        </div>
      )}
    </li>
  );
}

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
