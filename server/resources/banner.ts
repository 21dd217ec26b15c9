import { banner, bannerDraft, bannerQuery } from '#contract/catalogue/banner.ts';
import {
  deleteBanner,
  findBanner,
  insertBanner,
  listBanners,
  updateBanner,
} from '../../db/repositories/catalogue/banner.ts';
import {
  promotionReferences,
  promotionWithout,
} from '../../db/repositories/catalogue/promotion.ts';
import { resource } from './resource.ts';

export const bannerResource = resource({
  kind: 'banner',
  draft: bannerDraft,
  whole: banner,
  row: banner,
  query: bannerQuery,
  references: promotionReferences,
  without: promotionWithout,
  list: listBanners,
  find: findBanner,
  insert: insertBanner,
  update: updateBanner,
  remove: deleteBanner,
});
