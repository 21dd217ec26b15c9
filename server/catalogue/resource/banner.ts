import { banner, bannerDraft, bannerQuery } from '#contract/catalogue/banner.ts';
import { promotionRepository } from '../../../db/repositories/catalogue/promotion.ts';
import { resource } from './resource.ts';

export const bannerResource = resource({
  kind: 'banner',
  schemas: { draft: bannerDraft, whole: banner, row: banner, query: bannerQuery },
  ...promotionRepository('banner'),
});
