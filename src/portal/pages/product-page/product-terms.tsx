import { pagePath } from '#contract/page-path.ts';
import { checkedOn } from '../../cards/offer-terms.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { ReportLink } from '../../cards/report-link.tsx';
import { AdultAge } from '../../market/adult-age.tsx';
import { Disclosure } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { expiryDay } from '../../promo-code/ticket/expiry-time.ts';
import type { ShownProduct, ShownText } from './load-product.ts';

type Props = { texts: ShownText; product: ShownProduct };

/** Shows the terms of the partner's first offer that has any, or otherwise the usual terms. */
export function ProductTerms({ texts, product }: Props) {
  const offer = [...product.bonuses, ...product.promocodes].find(({ terms }) => terms !== null);
  return (
    <div className="wrap-anywhere min-w-0 text-muted text-small">
      <h2 className="mb-2 text-body text-ink">{texts.beforeYouPlay}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-edge">
        <li>
          <AdultAge />
        </li>
        {offer ? <OfferFacts offer={offer} /> : <GeneralTerms texts={texts.terms} />}
        <li>
          <Disclosure />
        </li>
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4">
        <ReportLink about={{ kind: 'product', id: product.id }} name={product.name} />
        <QuietLink to={pagePath.follow} about={`product-${product.id}`}>
          {texts.follow}
        </QuietLink>
      </p>
    </div>
  );
}

type Offer = ShownProduct['bonuses'][number] | ShownProduct['promocodes'][number];

function OfferFacts({ offer }: { offer: Offer }) {
  const { language, messages } = usePageContext();
  const { terms: texts, ticket } = messages;
  const { terms } = offer;
  if (!terms) return null;
  const { shown, text, last_verified_at } = terms;
  const expiresAt = 'code' in offer ? offer.expires_at : null;
  const name = 'code' in offer ? offer.code && ticket.code(offer.code) : offer.title;
  const facts = [
    [shown.value ?? shown.kind, name].filter(Boolean).join(' · '),
    ...shown.line,
    ...shown.details,
    text,
    expiresAt && ticket.endsOn(expiryDay(language, expiresAt)),
    last_verified_at && texts.verified(checkedOn(language, last_verified_at)),
  ];
  return facts
    .filter((fact) => fact !== null && fact !== '')
    .map((fact, place) => (
      <li key={fact} dir="auto" className={place === 0 ? 'text-ink' : undefined}>
        {fact}
      </li>
    ));
}

const GeneralTerms = ({ texts }: { texts: ShownText['terms'] }) => (
  <>
    <li>{texts.conditions}</li>
    <li>{texts.partner}</li>
  </>
);
