import { banner, bannerDraft, bannerQuery } from '#contract/catalogue/banner.ts';
import {
  bannerReferences,
  bannerWithout,
  deleteBanner,
  findBanner,
  insertBanner,
  listBanners,
  updateBanner,
} from '../../db/repositories/catalogue/banner.ts';
import { resource } from './resource.ts';

export const bannerResource = resource({
  kind: 'banner',
  draft: bannerDraft,
  whole: banner,
  row: banner,
  query: bannerQuery,
  references: bannerReferences,
  without: bannerWithout,
  list: listBanners,
  find: findBanner,
  insert: insertBanner,
  update: updateBanner,
  remove: deleteBanner,
});
