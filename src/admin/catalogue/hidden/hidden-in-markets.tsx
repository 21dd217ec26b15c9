import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { OfferSubject } from '#contract/site/hiding-reason.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { useProduct } from '../product/use-product.ts';
import { useHiddenIn } from './use-hidden-in.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  subject: OfferSubject;
};

/** Shows in which markets visitors won't see the offer in the form, and why. */
export function HiddenInMarkets<Values extends FieldValues, Output>({
  control,
  subject,
}: Props<Values, Output>) {
  const [market_code, product_id, link_url, terms] = useWatch({
    control,
    name: ['market_code', 'product_id', 'link_url', 'terms'] as Path<Values>[] as never,
  }) as [MarketCode, number | null, string | null | undefined, OfferTerms | undefined];
  const product = useProduct(product_id ?? null);
  const find = useHiddenIn();
  const partner = product_id ? product : null;
  const hidden = find({ subject, market_code, link_url: link_url ?? null, terms, partner });
  return (
    <div role="status" className="empty:absolute">
      {hidden.length > 0 && (
        <ul className="flex flex-col gap-1 text-small text-warning">
          {hidden.map(({ code, sentence }) => (
            <li key={code}>{sentence}.</li>
          ))}
        </ul>
      )}
    </div>
  );
}
