import type { ExclusiveBonusCard as Bonus } from '#contract/catalogue/exclusive-bonus.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import { AllInSectionLink } from '../../blocks/all-in-section-link.tsx';
import { BannerCarousel } from '../../blocks/banner-carousel.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { BlockList } from '../../blocks/block-list.tsx';
import { SectionSkeleton } from '../../blocks/section-skeleton.tsx';
import { suggestions } from '../../blocks/suggestions.tsx';
import { TopCarousel } from '../../blocks/top-carousel.tsx';
import { BonusCard, bonusGrid } from '../../cards/bonus-card.tsx';
import { LoadedList, NotShownHere } from '../../cards/loaded-list.tsx';
import { useIsHidden } from '../../market/current-market.ts';
import { useMessages } from '../../page-context.ts';
import { AllCodesLink } from '../../promo-code/all-codes-link.tsx';
import type { BonusLists, BonusSection } from './load-section.ts';
import { SectionFrame } from './section-frame.tsx';

type ExclusiveListProps = { section: 'bets' | 'bonuses'; bonuses: ApiResult<{ items: Bonus[] }> };

type Props = { section: BonusSection; lists: BonusLists };

export const BonusPage = ({ section, lists }: Props) => (
  <SectionFrame section={section} beside={section === 'bonuses' && <CodesLink />}>
    <BlockList
      keys={lists.blocks}
      blocks={{
        display: <BannerCarousel banners={lists.banners} />,
        top: section === 'bets' && <TopCarousel section={section} entries={lists.top} />,
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

function CodesLink() {
  const { promoCodes } = useMessages();
  return !useIsHidden('promo_codes') && <AllCodesLink>{promoCodes.title}</AllCodesLink>;
}

function ExclusiveList({ section, bonuses }: ExclusiveListProps) {
  const { blocks, sections } = useMessages();
  if (useIsHidden('bonuses')) return <NotShownHere offers="bonuses" />;
  return (
    <BlockFrame title={blocks.exclusive} block="exclusive">
      <LoadedList result={bonuses} empty={sections[section].empty}>
        {(items) => (
          <ul className={bonusGrid}>
            {items.map((bonus) => (
              <BonusCard key={bonus.id} bonus={bonus} />
            ))}
          </ul>
        )}
      </LoadedList>
      <AllInSectionLink section={section} />
    </BlockFrame>
  );
}
