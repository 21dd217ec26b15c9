import type { TopListEntryCard as Entry } from '#contract/catalogue/top-list-entry.ts';
import { useCarousel, viewportClass } from '../../ui/carousel/use-carousel.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { KeyFactsLine } from '../cards/key-facts-line.tsx';
import { PaidMark } from '../cards/paid-mark.tsx';
import { Rating } from '../cards/rating.tsx';
import { useMessages } from '../page-context.ts';
import { SaveSlot } from '../saved/save-button-slot.tsx';
import { BlockFrame } from './block-frame.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { HowWeRankLink } from './how-we-rank-link.tsx';
import { Rank } from './rank.tsx';

/** The whole card is a link to the partner, so it has the colour of the Play button. */
function TopCard({ entry, rank }: { entry: Entry; rank: number }) {
  const { blocks, card } = useMessages();
  return (
    <li className="relative mr-3 flex w-44 cramped:w-60 shrink-0 snap-start flex-col gap-4 rounded-card border border-line bg-raised p-4 transition-colors hover:border-edge md:w-[12.8125rem]">
      <div className="flex items-start gap-2">
        <LogoTile name={entry.name} url={entry.logo} />
        <SaveSlot
          offer={{ kind: 'product', id: entry.productId }}
          name={entry.name}
          className="relative z-1 ml-auto size-11 md:size-9"
        />
        <Rank rank={rank} />
      </div>
      <h3 dir="auto" className="min-h-12 text-large">
        <CatalogueLink
          to={entry.refLink ?? `/product/${entry.productId}`}
          clicked={{ kind: 'top', id: entry.id, parameter: entry.clickParameter }}
          className="line-clamp-2 min-h-6 after:absolute after:inset-0 after:rounded-card"
        >
          {entry.isPaid && <PaidMark />}
          {entry.name}
        </CatalogueLink>
      </h3>
      <KeyFactsLine facts={entry.keyFacts} className="text-muted" />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
        <Rating value={entry.rating} fallback={0} />
        <p aria-hidden="true" className="font-strong text-brass">
          {entry.refLink ? card.play : blocks.details}
        </p>
      </div>
    </li>
  );
}

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
