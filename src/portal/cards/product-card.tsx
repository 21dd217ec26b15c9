import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalogue/product.ts';
import { productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { Rank } from '../blocks/rank.tsx';
import { useMessages } from '../page-context.ts';
import { SaveSlot } from '../saved/save-button-slot.tsx';
import type { CardLevel } from './card-level.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { OfferLink } from './offer-link.tsx';
import { Rating } from './rating.tsx';

/** The same grid tracks for all cards, so that their columns line up. */
const cardGrid =
  'relative grid grid-cols-[auto_minmax(0,1fr)_4.5rem] items-center gap-x-4 gap-y-4 rounded-card border bg-raised px-4 transition-colors hover:border-edge cramped:grid-cols-[auto_minmax(0,1fr)] md:grid-cols-[auto_minmax(0,6fr)_minmax(0,5fr)_4.5rem_7rem] md:gap-x-5 md:px-5';

type Props = {
  product: Product;
  rank?: number | undefined;
  level?: CardLevel;
  /** Another control below the button. */
  children?: ReactNode;
};

/** The first card of a ranked list is larger, and explains why it is first. */
export function ProductCard({ product, rank, level = 3, children }: Props) {
  const { blocks, card } = useMessages();
  const page = productPath(product.id);
  const Heading = `h${level}` as const;
  const leads = rank === 1;
  const isClosed = product.availability === 'closed';
  return (
    <li className={`${cardGrid} ${leads ? 'border-edge py-5 md:py-7' : 'border-line py-4'}`}>
      {leads && product.pick_reason && (
        <p className="col-span-full font-strong text-brass md:-mb-3 md:col-start-2">
          {blocks.ourPick(product.pick_reason)}
        </p>
      )}
      <div className="relative flex items-center gap-4">
        {rank && (
          <div className="absolute -top-2 -left-2 md:static">
            <Rank rank={rank} />
          </div>
        )}
        <LogoTile name={product.name} url={product.icon_url} />
      </div>
      <div className="min-w-0">
        <Heading
          dir="auto"
          className={`text-balance font-heading font-strong ${leads ? 'text-title cramped:text-large' : 'text-large'}`}
        >
          <CatalogueLink
            to={page}
            className="line-clamp-2 min-h-6 after:absolute after:inset-0 after:rounded-card"
          >
            {product.name}
          </CatalogueLink>
        </Heading>
        <p className="line-clamp-1 text-muted text-small md:hidden">
          {product.categories.join(', ')}
        </p>
        <p
          dir="auto"
          className={`hidden text-muted text-small ${leads ? 'md:line-clamp-3' : 'md:line-clamp-2'}`}
        >
          {product.description}
        </p>
      </div>
      <Offer labels={isClosed ? [] : [product.fs_label, product.freebet_label]} leads={leads} />
      <div className="cramped:col-span-full">
        <Rating value={product.rating} fallback={5} />
      </div>
      <div className="relative order-last col-span-full flex flex-wrap gap-2 self-end md:col-span-1 md:flex-col md:self-center">
        {product.ref_link && (
          <OfferLink
            to={product.ref_link}
            at={product.name}
            clicked={{ kind: 'product', id: product.id, parameter: product.click_parameter }}
            quiet={!leads}
          >
            {card.play}
          </OfferLink>
        )}
        {isClosed && <p className="self-center text-muted text-small">{card.notHere}</p>}
        {children}
        <CatalogueLink
          to={page}
          className="flex min-h-11 items-center justify-center rounded-control border border-line px-4 text-muted transition-colors hover:border-edge hover:text-ink md:mr-8 md:min-h-7 md:border-transparent md:px-0 md:text-small"
        >
          {blocks.details}
          <span className="sr-only"> {card.at(product.name)}</span>
        </CatalogueLink>
        <SaveSlot
          offer={{ kind: 'product', id: product.id }}
          name={product.name}
          className="size-11 shrink-0 md:absolute md:right-0 md:bottom-0 md:size-7"
        />
      </div>
    </li>
  );
}

type OfferProps = { labels: (string | null)[]; leads: boolean };

function Offer({ labels, leads }: OfferProps) {
  const [first, ...others] = labels.filter((label) => label !== null);
  return (
    <div className="order-1 col-span-full min-w-0 md:order-none md:col-span-1">
      {first && (
        <p
          dir="auto"
          className={`figures line-clamp-2 font-heading font-strong md:line-clamp-3 ${leads ? 'text-title' : 'text-large'}`}
        >
          {first}
        </p>
      )}
      {others.map((label) => (
        <p key={label} dir="auto" className="line-clamp-1 text-muted text-small">
          {label}
        </p>
      ))}
    </div>
  );
}
