import type { ProductCard as Product } from '#contract/product.ts';
import { LogoTile } from '../ui/logo-tile.tsx';
import { OfferLink } from './offer-link.tsx';
import { useMessages } from './page-context.ts';
import { Rating } from './rating.tsx';

/** One line of the board. Every card keeps the same tracks, whatever it has to say. */
export const cardGrid =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_4.5rem] items-center gap-x-4 gap-y-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)_4.5rem_7rem] sm:gap-x-5 sm:px-5';

export function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const { card } = useMessages();
  return (
    <li className={`${cardGrid} transition-colors hover:border-edge`}>
      <LogoTile name={product.name} url={product.icon_url} eager={eager} />
      <div className="min-w-0">
        <h3 dir="auto" className="line-clamp-2 text-large">
          {product.name}
        </h3>
        <p className="line-clamp-1 text-muted text-small">{product.categories.join(', ')}</p>
      </div>
      <Offer labels={[product.fs_label, product.freebet_label]} />
      <Rating value={product.rating} fallback={5} />
      <div className="order-last col-span-3 empty:hidden sm:col-span-1 sm:empty:block">
        {product.ref_link && (
          <OfferLink to={product.ref_link} at={product.name}>
            {card.play}
          </OfferLink>
        )}
      </div>
    </li>
  );
}

function Offer({ labels }: { labels: (string | null)[] }) {
  const [first, ...others] = labels.filter((label) => label !== null);
  return (
    <div className="order-1 col-span-3 min-w-0 sm:order-none sm:col-span-1">
      {first && (
        <p dir="auto" className="figures line-clamp-3 text-large lg:text-title">
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
