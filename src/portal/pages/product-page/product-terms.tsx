import { fillText } from '../../../../messages/fill-text.ts';
import { AdultAge } from '../../market/adult-age.tsx';
import { Disclosure } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { expiryDay } from '../../promo-code/ticket/expiry-time.ts';
import type { ShownProduct, ShownText } from './load-product.ts';

type Props = { texts: ShownText; product: ShownProduct };

/** The sections with all terms of each offer. */
export const offersAnchor = { bonuses: 'bonuses', codes: 'codes' } as const;

/**
 * Shows the material terms of the partner's first offer that has any, or otherwise the usual terms. The other terms
 * are only shown with the offer itself, further down.
 */
export function ProductTerms({ texts, product }: Props) {
  const offer = [...product.bonuses, ...product.promocodes].find(({ terms }) => terms !== null);
  return (
    <div className="wrap-anywhere flex min-w-0 flex-col gap-1.5 text-muted text-small">
      <h2 className="sr-only">{texts.beforeYouPlay}</h2>
      {offer ? (
        <OfferFacts offer={offer} product={product} texts={texts} />
      ) : (
        <p>
          {texts.terms.conditions} {fillText(texts.terms.partner, { name: product.name })}
        </p>
      )}
      <p>
        <AdultAge /> <Disclosure />
      </p>
    </div>
  );
}

type Offer = ShownProduct['bonuses'][number] | ShownProduct['promocodes'][number];

function OfferFacts({ offer, product, texts }: Props & { offer: Offer }) {
  const { language, messages } = usePageContext();
  const { ticket } = messages;
  const { terms } = offer;
  if (!terms) return null;
  const isCode = 'code' in offer;
  const { shown } = terms;
  const value = shown.value ?? shown.kind;
  const labels = [product.fs_label, product.freebet_label];
  const isInLabel = value !== null && labels.some((label) => label?.includes(value));
  const name = isCode ? offer.code && ticket.code(offer.code) : offer.title;
  const title = [isInLabel ? null : value, name].filter(Boolean).join(' · ');
  const expiresAt = isCode ? offer.expires_at : null;
  const line = [...shown.line, expiresAt && ticket.endsOn(expiryDay(language, expiresAt))];
  return (
    <>
      {title && (
        <p dir="auto" className="text-ink">
          {title}
        </p>
      )}
      <p dir="auto">
        {line.filter(Boolean).join(' · ')}{' '}
        <a
          href={`#${isCode ? offersAnchor.codes : offersAnchor.bonuses}`}
          className="inline-block min-h-6 underline underline-offset-4 hover:text-brass"
        >
          {texts.allTerms}
        </a>
      </p>
    </>
  );
}
