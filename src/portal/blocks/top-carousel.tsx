import type { TopListEntryCard as Entry } from '#contract/catalogue/top-list-entry.ts';
import { useCarousel, viewportClass } from '../../ui/carousel/use-carousel.ts';
import { useMessages } from '../page-context.ts';
import { BlockFrame } from './block-frame.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { HowWeRankLink } from './how-we-rank-link.tsx';
import { TopCard } from './top-card.tsx';

const options = { slidesToScroll: 'auto' } as const;
const visibleWhenWide = 4;

type Props = { section: 'casino' | 'bets'; entries: Entry[] };

export function TopCarousel({ section, entries }: Props) {
  const { blocks } = useMessages();
  const { viewport, next, previous } = useCarousel(options);
  if (entries.length === 0) return null;
  return (
    <BlockFrame
      title={blocks.top[section]}
      block="top"
      beside={<HowWeRankLink />}
      role={blocks.carousel}
      controls={
        entries.length > 1 && (
          <CarouselArrows
            previous={previous}
            next={next}
            onlyWhenNarrow={entries.length <= visibleWhenWide}
          />
        )
      }
    >
      <div ref={viewport} className={viewportClass}>
        <ol className="flex">
          {entries.map((entry, index) => (
            <TopCard key={entry.id} entry={entry} rank={index + 1} />
          ))}
        </ol>
      </div>
    </BlockFrame>
  );
}
