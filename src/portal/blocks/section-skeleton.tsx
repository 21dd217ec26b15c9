import type { Section } from '#contract/catalogue/section.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingList } from '../cards/loading-list.tsx';
import { SectionFrame } from '../pages/sections/section-frame.tsx';

type Props = { section: Section; cardClass: string; gridClass: string };

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Shows placeholders for a banner and the page's main list, because the page's blocks aren't known yet. */
export const SectionSkeleton = ({ section, cardClass, gridClass }: Props) => (
  <SectionFrame section={section}>
    <LoadingList>
      <Skeleton className="h-96 md:h-80" />
      <Skeleton className="mt-24 mb-4 h-9 w-40" />
      <div className={gridClass}>
        {places.map((place) => (
          <Skeleton key={place} className={cardClass} />
        ))}
      </div>
    </LoadingList>
  </SectionFrame>
);
