import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { fillText } from '../../../../messages/fill-text.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { OfferLink } from '../../cards/offer-link.tsx';
import { Rating } from '../../cards/rating.tsx';
import { usePlace } from '../../market/current-market.ts';
import { useMessages } from '../../page-context.ts';
import { SaveSlot } from '../../saved/save-button-slot.tsx';
import type { ShownProduct, ShownText } from './load-product.ts';
import { ProductTerms } from './product-terms.tsx';

type Props = { texts: ShownText; product: ShownProduct; play: Ref<HTMLDivElement> };

/** In characters. Longer names get a smaller heading, or they would fill a whole screen. */
const longName = 60;

/** Shows the terms before the link that they apply to. */
export function ProductHero({ texts, product, play }: Props) {
  const { name, ref_link, fs_label, freebet_label } = product;
  const isClosed = product.availability === 'closed';
  const labels = isClosed ? [] : [fs_label, freebet_label].filter((label) => label !== null);
  const [code] = product.promocodes;
  const { card } = useMessages();
  const place = usePlace();
  return (
    <>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_5rem] sm:gap-x-6">
        <LogoTile name={name} url={product.icon_url} size="huge" eager />
        <div className="min-w-0">
          <h1
            dir="auto"
            className={`line-clamp-6 text-left ${name.length > longName ? 'text-title' : 'text-display'}`}
          >
            {name}
          </h1>
          <p className="mt-2 text-muted empty:hidden">{product.categories.join(', ')}</p>
        </div>
        <div className="col-start-2 w-20 sm:col-start-auto">
          <Rating value={product.rating} fallback={0} />
        </div>
      </div>
      <div className="mt-6 grid gap-6 rounded-card border border-line bg-raised p-5 cramped:p-3 md:grid-cols-2 md:gap-8 md:p-6">
        <ProductTerms texts={texts} product={product} />
        <div className="flex min-w-0 flex-col justify-center gap-6 md:border-line md:border-l md:pl-8">
          <div className="flex flex-col gap-2 empty:hidden">
            {labels.map((label) => (
              <p key={label} dir="auto" className="figures font-heading font-strong text-title">
                {label}
              </p>
            ))}
            {code && (
              <p>
                <Link
                  to="/promocodes/{-$page}"
                  search={{ code: code.id }}
                  className="inline-block min-h-6 wrap-anywhere underline underline-offset-4"
                >
                  {code.code === null
                    ? texts.hasHiddenCode
                    : fillText(texts.hasCode, { code: code.code })}
                </Link>
              </p>
            )}
          </div>
          {isClosed && (
            <p className="rounded-control border border-line border-dashed px-4 py-3">
              {fillText(texts.notHere, { name, place })}
            </p>
          )}
          <div className="flex items-center gap-2">
            {ref_link && (
              <div ref={play} className="flex flex-1" {...clickBlock('hero')}>
                <OfferLink
                  to={ref_link}
                  at={name}
                  clicked={{ kind: 'product', id: product.id, parameter: product.click_parameter }}
                >
                  {card.play}
                </OfferLink>
              </div>
            )}
            <SaveSlot offer={{ kind: 'product', id: product.id }} name={name} className="size-11" />
          </div>
        </div>
      </div>
    </>
  );
}
