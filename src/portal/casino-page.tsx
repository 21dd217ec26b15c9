import type { ProductCard as Product } from '#contract/product.ts';
import { LoadedList } from './loaded-list.tsx';
import type { Outcome } from './outcome.ts';
import { useMessages } from './page-context.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeletons } from './product-card-skeleton.tsx';
import { SectionFrame } from './section-frame.tsx';

export function CasinoPage({ partners }: { partners: Outcome<{ items: Product[] }> }) {
  return (
    <SectionFrame section="casino">
      <LoadedList outcome={partners} empty={useMessages().sections.casino.empty}>
        {(products) => (
          <ul className="flex flex-col gap-3">
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < 4} />
            ))}
          </ul>
        )}
      </LoadedList>
    </SectionFrame>
  );
}

export const PendingCasino = () => (
  <SectionFrame section="casino">
    <ProductCardSkeletons />
  </SectionFrame>
);
