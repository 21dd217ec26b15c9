import type { BonusCard as Bonus } from '#contract/exclusive-bonus.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { BonusCard } from './bonus-card.tsx';
import { LoadedList } from './loaded-list.tsx';
import { LoadingList } from './loading-list.tsx';
import type { Outcome } from './outcome.ts';
import { useMessages } from './page-context.ts';
import { SectionFrame } from './section-frame.tsx';

type BonusSection = 'bets' | 'bonuses';
type Props = { section: BonusSection; bonuses: Outcome<{ items: Bonus[] }> };

const grid = 'grid gap-4 sm:grid-cols-2';

export function BonusPage({ section, bonuses }: Props) {
  return (
    <SectionFrame section={section}>
      <LoadedList outcome={bonuses} empty={useMessages().sections[section].empty}>
        {(bonuses) => (
          <ul className={grid}>
            {bonuses.map((bonus, index) => (
              <BonusCard key={bonus.id} bonus={bonus} eager={index < 2} />
            ))}
          </ul>
        )}
      </LoadedList>
    </SectionFrame>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

export const PendingBonuses = ({ section }: { section: BonusSection }) => (
  <SectionFrame section={section}>
    <LoadingList>
      <div className={grid}>
        {places.map((place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </div>
    </LoadingList>
  </SectionFrame>
);
