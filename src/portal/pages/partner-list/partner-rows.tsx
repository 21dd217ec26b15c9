import type { ReactNode } from 'react';
import type { ListedProductCard } from '#contract/catalogue/product.ts';
import type { CardLevel } from '../../cards/card-level.ts';
import type { LeadingFact } from '../../cards/key-facts-line.tsx';
import { ProductCard } from '../../cards/product-card.tsx';

type Props = {
  items: readonly ListedProductCard[];
  /** The heading above partners that are closed in the market, if these come last. */
  closed?: string;
  leading?: readonly LeadingFact[] | undefined;
  level: CardLevel;
  /** Another control for each partner. */
  children?: (product: ListedProductCard) => ReactNode;
};

export function PartnerRows({ items, closed, leading, level, children }: Props) {
  const isClosed = ({ availability }: ListedProductCard) => availability === 'closed';
  const open = closed === undefined ? items : items.filter((item) => !isClosed(item));
  const rows = (shown: readonly ListedProductCard[]) => (
    <ul className="flex flex-col gap-2.5">
      {shown.map((product) => (
        <ProductCard key={product.id} product={product} leading={leading} level={level}>
          {children?.(product)}
        </ProductCard>
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-4">
      {open.length > 0 && rows(open)}
      {open.length < items.length && (
        <>
          <h2 className="figures mt-2 text-large">{closed}</h2>
          {rows(items.filter(isClosed))}
        </>
      )}
    </div>
  );
}
