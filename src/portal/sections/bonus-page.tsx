import { BannerCarousel } from '../blocks/banner-carousel.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { ExclusiveList } from '../blocks/exclusive-list.tsx';
import { SectionSkeleton } from '../blocks/section-skeleton.tsx';
import { suggestions } from '../blocks/suggestions.tsx';
import { TopCarousel } from '../blocks/top-carousel.tsx';
import type { BonusLists, BonusSection } from './load-section.ts';
import { SectionFrame } from './section-frame.tsx';

type Props = { section: BonusSection; lists: BonusLists };

export const BonusPage = ({ section, lists }: Props) => (
  <SectionFrame section={section}>
    <BlockList
      keys={lists.blocks}
      blocks={{
        display: <BannerCarousel banners={lists.banners} />,
        top: <TopCarousel entries={lists.top} />,
        exclusive: <ExclusiveList section={section} bonuses={lists.bonuses} />,
        suggestions,
      }}
    />
  </SectionFrame>
);

export const PendingBonuses = ({ section }: { section: BonusSection }) => (
  <SectionSkeleton
    section={section}
    gridClass="grid gap-4 sm:grid-cols-2"
    cardClass="h-96 rounded-card"
  />
);
