import { useParams } from '@tanstack/react-router';
import type { ExclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { BonusPage } from '../../../portal/pages/sections/bonus-page.tsx';
import { loadBonusSection } from '../../../portal/pages/sections/load-section.ts';
import { WholePage } from '../preview/whole-page.tsx';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';
import { useShownSection } from '../promotion/use-shown-section.ts';
import { bonusCardOf } from './exclusive-bonus-preview.tsx';

const noBonuses = { items: [], total: 0, limit: 0, offset: 0 };

/** Shows the draft as the first bonus of its section. */
export function ExclusiveBonusOnPage(promotion: PreviewedPromotion<ExclusiveBonusDraft>) {
  const section = useShownSection(['bonuses', 'bets'], promotion.draft.categories);
  const { id } = useParams({ strict: false });
  return (
    <WholePage name={section} load={(loading) => loadBonusSection(loading, section)}>
      {(lists) => {
        const listed = 'data' in lists.bonuses ? lists.bonuses.data : noBonuses;
        const others = listed.items.filter((bonus) => String(bonus.id) !== id);
        const items = [bonusCardOf(promotion), ...others];
        const bonuses = { data: { ...listed, items } };
        return <BonusPage section={section} lists={{ ...lists, bonuses }} />;
      }}
    </WholePage>
  );
}
