import { useParams } from '@tanstack/react-router';
import type { BannerCard } from '#contract/catalogue/banner.ts';
import { BonusPage } from '../../../portal/pages/sections/bonus-page.tsx';
import { CasinoPage } from '../../../portal/pages/sections/casino-page.tsx';
import { loadBonusSection, loadCasino } from '../../../portal/pages/sections/load-section.ts';
import { WholePage } from '../preview/whole-page.tsx';
import type { PreviewedPromotion } from '../promotion/promotion-preview.tsx';
import { useShownSection } from '../promotion/use-shown-section.ts';
import { bannerCardOf } from './banner-preview.tsx';

/** Shows the draft as the first banner of its section. */
export function BannerOnPage(promotion: PreviewedPromotion) {
  const section = useShownSection(['casino', 'bets', 'bonuses'], promotion.draft.categories);
  const { id } = useParams({ strict: false });
  const withDraft = <Lists extends { banners: BannerCard[] }>(lists: Lists): Lists => {
    const others = lists.banners.filter((banner) => String(banner.id) !== id);
    return { ...lists, banners: [bannerCardOf(promotion), ...others] };
  };
  if (section === 'casino') {
    return (
      <WholePage name={section} load={loadCasino}>
        {(lists) => <CasinoPage lists={withDraft(lists)} />}
      </WholePage>
    );
  }
  return (
    <WholePage name={section} load={(loading) => loadBonusSection(loading, section)}>
      {(lists) => <BonusPage section={section} lists={withDraft(lists)} />}
    </WholePage>
  );
}
