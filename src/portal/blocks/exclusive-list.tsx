import type { ExclusiveBonusCard as Bonus } from '#contract/catalogue/exclusive-bonus.ts';
import type { ApiResult } from '../../api/api-result.ts';
import { BonusCard, bonusGrid } from '../cards/bonus-card.tsx';
import { LoadedList } from '../cards/loaded-list.tsx';
import { useMessages } from '../page-context.ts';
import { BlockFrame } from './block-frame.tsx';

type Props = { section: 'bets' | 'bonuses'; bonuses: ApiResult<{ items: Bonus[] }> };

export function ExclusiveList({ section, bonuses }: Props) {
  const { blocks, sections } = useMessages();
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
    </BlockFrame>
  );
}
