import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { OfferLink } from '../../cards/offer-link.tsx';
import { Rating } from '../../cards/rating.tsx';
import { AdultAge } from '../../market/adult-age.tsx';
import { usePlace } from '../../market/current-market.ts';
import { Disclosure } from '../../market/disclosure.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import { SaveSlot } from '../../saved/save-button-slot.tsx';
import type { ShownProduct, ShownText } from './load-product.ts';
import { ProductTerms } from './product-terms.tsx';

type Props = {
  texts: ShownText;
  product: ShownProduct;
  /** The section that explains the rating, if there is one. */
  reasons: string | undefined;
  play: Ref<HTMLDivElement>;
};

/** In characters. Longer names get a smaller heading, or they would fill a whole screen. */
const longName = 60;

/** Shows the terms before the link that they apply to. */
export function ProductHero({ texts, product, reasons, play }: Props) {
  const { name } = product;
  const isOnBreak = usePageContext().breakUntil !== undefined;
  return (
    <>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-6">
        <LogoTile name={name} url={product.icon_url} size="huge" eager />
        <div className="min-w-0">
          <h1
            dir="auto"
            className={`line-clamp-6 text-left ${name.length > longName ? 'text-title' : 'text-display'}`}
          >
            {name}
          </h1>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <RatingLink texts={texts} value={product.rating} reasons={reasons} />
            <p className="text-muted empty:hidden">{product.categories.join(', ')}</p>
          </div>
        </div>
      </div>
      {isOnBreak ? <OnBreak /> : <Offer texts={texts} product={product} play={play} />}
    </>
  );
}

const OnBreak = () => <p className="mt-4 text-muted">{useMessages().break.noOffers}</p>;

type RatingProps = Pick<Props, 'texts' | 'reasons'> & { value: number | null };

/** Leads to the reasons for the rating, or else to how ratings are given. */
function RatingLink({ texts, value, reasons }: RatingProps) {
  const rating = <Rating value={value} fallback={0} />;
  if (value === null) return rating;
  const className = 'flex min-h-8 items-baseline gap-2 py-1';
  const content = (
    <>
      {rating}
      <span className="text-small underline underline-offset-4">{texts.whyRating}</span>
    </>
  );
  return reasons ? (
    <a href={`#${reasons}`} className={className}>
      {content}
    </a>
  ) : (
    <CatalogueLink to={pagePath.howWeRate} className={className}>
      {content}
    </CatalogueLink>
  );
}

const panel = 'mt-4 rounded-card border border-line bg-raised p-4 md:p-5';

/** The offer with its terms and the link, or why there is none. */
function Offer({ texts, product, play }: Omit<Props, 'reasons'>) {
  const { id, name, ref_link, fs_label, freebet_label } = product;
  const isClosed = product.availability === 'closed';
  const labels = [fs_label, freebet_label].filter((label) => label !== null);
  const { card } = useMessages();
  const place = usePlace();
  const heart = <SaveSlot offer={{ kind: 'product', id }} name={name} className="size-11" />;
  if (isClosed) {
    return (
      <div className={`flex items-center justify-between gap-4 ${panel}`}>
        <div className="flex min-w-0 flex-col gap-1">
          <p className="wrap-anywhere font-strong">{fillText(texts.notHere, { name, place })}</p>
          <p className="text-muted text-small">
            <AdultAge /> <Disclosure />
          </p>
        </div>
        {heart}
      </div>
    );
  }
  return (
    <div
      className={`grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center md:gap-8 ${panel}`}
    >
      <div className="flex min-w-0 flex-col gap-2">
        {labels.map((label) => (
          <p
            key={label}
            dir="auto"
            className="figures wrap-anywhere line-clamp-3 font-heading font-strong text-title"
          >
            {label}
          </p>
        ))}
        <ProductTerms texts={texts} product={product} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-center gap-2 md:justify-end">
          {ref_link && (
            <div ref={play} className="flex flex-1" {...clickBlock('hero')}>
              <OfferLink
                to={ref_link}
                at={name}
                clicked={{ kind: 'product', id, parameter: product.click_parameter }}
              >
                {card.play}
              </OfferLink>
            </div>
          )}
          {heart}
        </div>
        <FirstCode texts={texts} product={product} />
      </div>
    </div>
  );
}

function FirstCode({ texts, product }: Pick<Props, 'texts' | 'product'>) {
  const [code] = product.promocodes;
  if (!code) return null;
  return (
    <p>
      <Link
        to="/promocodes/{-$page}"
        search={{ code: code.id }}
        className="wrap-anywhere inline-block min-h-6 underline underline-offset-4"
      >
        {code.code === null ? texts.hasHiddenCode : fillText(texts.hasCode, { code: code.code })}
      </Link>
    </p>
  );
}
