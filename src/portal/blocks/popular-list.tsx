import type { ProductCard as Product } from '#contract/catalogue/product.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { CarouselDots } from '../../ui/carousel/carousel-dots.tsx';
import { useCarousel, viewportClass } from '../../ui/carousel/use-carousel.ts';
import { LoadedList } from '../cards/loaded-list.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { useMessages } from '../page-context.ts';
import { AllInSectionLink } from './all-in-section-link.tsx';
import { BlockFrame } from './block-frame.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { HowWeRankLink } from './how-we-rank-link.tsx';

const [onPage, onPhonePage] = [6, 3];

/** On phones, each slide is half as wide as the page. */
const options = {
  slides: '[data-half]',
  breakpoints: { '(min-width: 48rem)': { slides: '[data-page]' } },
};

const chunk = <Item,>(items: Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => ({
    first: group * size,
    items: items.slice(group * size, (group + 1) * size),
  }));

export function PopularList({ partners }: { partners: ApiResult<{ items: Product[] }> }) {
  const { blocks, sections } = useMessages();
  const { viewport, selected, next, previous, show } = useCarousel(options);
  const count = 'data' in partners ? partners.data.items.length : 0;
  const fitsWide = count <= onPage;
  return (
    <BlockFrame
      title={blocks.popular}
      block="popular"
      beside={<HowWeRankLink />}
      role={count > onPhonePage ? blocks.carousel : undefined}
      controls={
        count > onPhonePage && (
          <CarouselArrows previous={previous} next={next} onlyWhenNarrow={fitsWide} />
        )
      }
    >
      <LoadedList result={partners} empty={sections.casino.empty}>
        {(products) => (
          <>
            <div ref={viewport} className={viewportClass}>
              <div className="flex items-start">
                {chunk(products, onPage).map((page) => (
                  <div
                    key={page.first}
                    data-page=""
                    className="contents shrink-0 basis-full snap-start md:mr-4 md:grid md:auto-rows-fr md:gap-3 md:first:grid-rows-[auto]"
                  >
                    {chunk(page.items, onPhonePage).map((half) => (
                      <ol
                        key={half.first}
                        data-half=""
                        start={page.first + half.first + 1}
                        className={`mr-4 grid shrink-0 basis-full snap-start auto-rows-fr gap-3 md:contents ${page.first + half.first === 0 ? 'grid-rows-[auto]' : ''}`}
                      >
                        {half.items.map((product, place) => {
                          const rank = page.first + half.first + place + 1;
                          return <ProductCard key={product.id} product={product} rank={rank} />;
                        })}
                      </ol>
                    ))}
                  </div>
                ))}
              </div>
            </div>
            {count > onPhonePage && (
              <div className={`mt-3 ${fitsWide ? 'md:hidden' : ''}`}>
                <CarouselDots
                  count={Math.ceil(count / onPhonePage)}
                  countWhenWide={Math.ceil(count / onPage)}
                  selected={selected}
                  label={blocks.showPage}
                  onSelect={show}
                />
              </div>
            )}
            <AllInSectionLink section="casino" />
          </>
        )}
      </LoadedList>
    </BlockFrame>
  );
}
