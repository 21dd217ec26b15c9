import type { ReactNode } from 'react';
import type { ListedProductCard } from '#contract/catalogue/product.ts';
import { productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { Rank } from '../blocks/rank.tsx';
import { useMessages } from '../page-context.ts';
import { SaveSlot } from '../saved/save-button-slot.tsx';
import type { CardLevel } from './card-level.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { KeyFactsLine, type LeadingFact } from './key-facts-line.tsx';
import { OfferLink } from './offer-link.tsx';
import { Rating } from './rating.tsx';

/** The same grid tracks for all cards, so that their columns line up. */
const cardGrid =
  'grid grid-cols-[auto_minmax(0,1fr)_4.75rem] items-center gap-x-3 cramped:flex cramped:flex-col cramped:items-stretch cramped:gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_6rem_8.5rem] md:gap-x-4';

type Props = {
  product: ListedProductCard;
  /** The place in the Popular list, the only one where products without a rating show 5.0. */
  rank?: number | undefined;
  level?: CardLevel;
  /** What the list is sorted or filtered by. */
  leading?: readonly LeadingFact[] | undefined;
  /** Another control next to the heart. */
  children?: ReactNode;
};

/** A row of at most 150 pixels on phones and 110 on desktops, so that a screen shows several partners. */
export function ProductCard({ product, rank, level = 3, leading, children }: Props) {
  const { blocks } = useMessages();
  const Heading = `h${level}` as const;
  const leads = rank === 1;
  return (
    <li
      className={`relative rounded-card border bg-raised px-3 py-1.5 transition-colors hover:border-edge md:px-4 ${leads ? 'border-edge' : 'border-line'}`}
    >
      <div className={cardGrid}>
        {leads && product.pick_reason && (
          <p
            dir="auto"
            className="col-span-3 row-start-1 line-clamp-1 font-strong text-brass text-small md:col-span-1 md:col-start-2"
          >
            {blocks.ourPick(product.pick_reason)}
          </p>
        )}
        <div className="relative row-span-2 row-start-2 md:row-span-3 md:row-start-1">
          {rank && (
            <div className="absolute -top-2 -left-2">
              <Rank rank={rank} />
            </div>
          )}
          <LogoTile name={product.name} url={product.icon_url} size="medium" />
        </div>
        <Heading
          dir="auto"
          className="col-start-2 row-start-2 cramped:self-auto self-end font-heading font-strong text-large leading-[1.22]"
        >
          <CatalogueLink
            to={productPath(product.id)}
            className="line-clamp-2 min-h-6 after:absolute after:inset-0 after:rounded-card"
          >
            {product.name}
          </CatalogueLink>
        </Heading>
        <RatedOffer product={product} unrated={rank === undefined ? 0 : 5} />
        <KeyFactsLine
          facts={product.key_facts}
          matched={product.matched}
          leading={leading}
          className="col-span-2 col-start-1 row-start-4 mt-0.5 min-h-[3.6em] text-muted leading-[1.2] md:col-span-1 md:col-start-2 md:row-start-3 md:mt-0 md:self-start"
        />
        <CardActions product={product} quiet={!leads}>
          {children}
        </CardActions>
      </div>
    </li>
  );
}

/** The rating and the offer: below the name on phones, and in a separate column on desktops. */
function RatedOffer({ product, unrated }: { product: ListedProductCard; unrated: number }) {
  const { rating, availability, fs_label, freebet_label } = product;
  const labels = availability === 'closed' ? [] : [fs_label, freebet_label];
  const offer = labels.find((label) => label !== null);
  return (
    <div className="col-start-2 row-start-3 flex min-h-[2.3rem] min-w-0 items-center gap-x-2 self-start md:col-start-3 md:row-span-3 md:row-start-1 md:block md:self-center">
      <Rating value={rating} fallback={unrated} />
      {offer && (
        <p
          dir="auto"
          className="figures line-clamp-2 cramped:line-clamp-none min-w-0 font-strong text-small leading-[1.3] md:mt-1.5 md:line-clamp-3"
        >
          {offer}
        </p>
      )}
    </div>
  );
}

type ActionProps = { product: ListedProductCard; quiet: boolean; children: ReactNode };

function CardActions({ product, quiet, children }: ActionProps) {
  const { card } = useMessages();
  const { id, name, ref_link, click_parameter: parameter } = product;
  return (
    <div className="relative col-start-3 row-span-3 row-start-2 flex flex-wrap items-center justify-end gap-1 self-center md:col-start-4 md:row-start-1 md:gap-1.5">
      {ref_link && (
        <OfferLink
          to={ref_link}
          at={name}
          clicked={{ kind: 'product', id, parameter }}
          quiet={quiet}
          className="basis-full"
        >
          {card.play}
        </OfferLink>
      )}
      {product.availability === 'closed' && (
        <p className="basis-full text-center text-muted text-small">{card.notHere}</p>
      )}
      {children}
      <SaveSlot offer={{ kind: 'product', id }} name={name} className="size-9 shrink-0 md:size-8" />
    </div>
  );
}
