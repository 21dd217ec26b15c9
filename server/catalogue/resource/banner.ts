import { banner, bannerDraft, bannerQuery } from '#contract/catalogue/banner.ts';
import { promotionRepository } from '../../../db/repositories/catalogue/promotion.ts';
import { resource } from '../../resource/resource.ts';

export const bannerResource = resource({
  kind: 'banner',
  schemas: { draft: bannerDraft, whole: banner, row: banner, query: bannerQuery },
  checks: { market: ({ market_code }) => market_code, period: (draft) => draft },
  ...promotionRepository('banner'),
});
