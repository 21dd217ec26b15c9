import { BannerCarousel } from '../../blocks/banner-carousel.tsx';
import { BlockList } from '../../blocks/block-list.tsx';
import { PopularList } from '../../blocks/popular-list.tsx';
import { SectionSkeleton } from '../../blocks/section-skeleton.tsx';
import { suggestions } from '../../blocks/suggestions.tsx';
import { TopCarousel } from '../../blocks/top-carousel.tsx';
import type { CasinoLists } from './load-section.ts';
import { SectionFrame } from './section-frame.tsx';

export const CasinoPage = ({ lists }: { lists: CasinoLists }) => (
  <SectionFrame section="casino">
    <BlockList
      keys={lists.blocks}
      blocks={{
        display: <BannerCarousel banners={lists.banners} />,
        popular: <PopularList partners={lists.partners} />,
        top: <TopCarousel section="casino" entries={lists.top} />,
        suggestions,
      }}
    />
  </SectionFrame>
);

export const PendingCasino = () => (
  <SectionSkeleton
    section="casino"
    gridClass="flex flex-col gap-3"
    cardClass="h-48 rounded-card md:h-28"
  />
);
