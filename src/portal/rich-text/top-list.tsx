import type { TopListEntryCard } from '#contract/catalogue/top-list-entry.ts';
import { productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { Rank } from '../blocks/rank.tsx';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { clickBlock } from '../cards/counted-click.ts';
import { OfferLink } from '../cards/offer-link.tsx';
import { PaidMark } from '../cards/paid-mark.tsx';
import { Rating } from '../cards/rating.tsx';
import { useMessages } from '../page-context.ts';

/** Shows all ranks, so that the text can refer to them. */
export const TopList = ({ entries }: { entries: TopListEntryCard[] }) => (
  <ol className="flex flex-col gap-2" {...clickBlock('text')}>
    {entries.map((entry, index) => (
      <Place key={entry.id} entry={entry} rank={index + 1} />
    ))}
  </ol>
);

function Place({ entry, rank }: { entry: TopListEntryCard; rank: number }) {
  const { card } = useMessages();
  const { id, name, refLink, productId } = entry;
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)_4.5rem] items-center gap-3 rounded-card border border-line bg-raised p-3 cramped:grid-cols-[auto_1fr] cramped:*:nth-[n+3]:col-span-full sm:grid-cols-[auto_auto_minmax(0,1fr)_4.5rem_7rem]">
      <Rank rank={rank} />
      <LogoTile name={name} url={entry.logo} size="small" />
      <p dir="auto" className="font-strong">
        {entry.isPaid && <PaidMark />}
        <CatalogueLink
          to={productPath(productId)}
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
