import { z } from 'zod';
import { bulkChange, bulkDelete } from '#contract/catalogue/bulk.ts';
import { calendar } from '#contract/catalogue/calendar.ts';
import { category } from '#contract/catalogue/category.ts';
import { dashboard } from '#contract/catalogue/dashboard.ts';
import { exclusiveBonusReorder } from '#contract/catalogue/exclusive-bonus.ts';
import { layoutInput, pageBlockSort } from '#contract/catalogue/page-block.ts';
import { productReorder } from '#contract/catalogue/product.ts';
import { topListReorder } from '#contract/catalogue/top-list-entry.ts';
import { contentPagePreview, contentPagePreviewOf } from '#contract/content/content-page.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { session } from '#contract/people/session.ts';
import { seenOrder } from '#contract/reorder.ts';
import { missedSearch, missedSearchQuery } from '#contract/visitor/missed-search.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { listCalendar } from '../../../db/repositories/catalogue/calendar.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import { readDashboard } from '../../catalogue/dashboard.ts';
import { bannerResource } from '../../catalogue/resource/banner.ts';
import { bulkChangeOf, bulkDeleteOf } from '../../catalogue/resource/bulk.ts';
import { exclusiveBonusResource } from '../../catalogue/resource/exclusive-bonus.ts';
import { pageBlockResource } from '../../catalogue/resource/page-block.ts';
import { productResource } from '../../catalogue/resource/product.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { topListEntryResource } from '../../catalogue/resource/top-list-entry.ts';
import { productSheet } from '../../catalogue/sheet/product-sheet.ts';
import { promoCodeSheet } from '../../catalogue/sheet/promo-code-sheet.ts';
import { contentPageResource } from '../../content/content-page-resource.ts';
import { redirectResource } from '../../content/redirect-resource.ts';
import { marketResource } from '../../site/market-resource.ts';
import { bulkProcedure, crudProcedures } from '../crud.ts';
import { adminProcedure, ownerProcedure, router } from '../trpc.ts';
import { tokenProcedures } from './admin-token.ts';
import { changeProcedures } from './change.ts';
import { clickReportProcedures } from './click-report.ts';
import { conversionProcedures } from './conversion.ts';
import { imageProcedures } from './image.ts';
import { inquiryProcedures } from './inquiry.ts';
import { linkCheckProcedures } from './link-check.ts';
import { sampleProcedures, setupProcedures } from './setup.ts';
import { sheetProcedures } from './sheet.ts';
import { settingsProcedures } from './site-settings.ts';
import { webhookProcedures } from './webhook.ts';

export const adminRouter = router({
  session: adminProcedure.output(session).query(({ ctx }) => ctx.administrator()),

  dashboard: adminProcedure.output(dashboard).query(({ ctx }) => readDashboard(ctx)),

  calendar: adminProcedure
    .output(calendar)
    .query(async ({ ctx }) => ({ items: await listCalendar(ctx.db) })),

  /** The end of a promo code is a local time in this zone. */
  timeZone: adminProcedure.query(({ ctx }) => findTimeZone(ctx.db)),

  token: router(tokenProcedures),

  category: router({
    list: adminProcedure
      .input(z.object(shortListPaging))
      .output(listOf(category))
      .query(({ ctx, input }) => pagedList(listCategories)(ctx.db, input)),
  }),

  product: router({
    ...crudProcedures(productResource),
    ...sheetProcedures(productSheet),
    bulk: bulkProcedure(bulkDelete, bulkDeleteOf(productResource)),
    reorder: adminProcedure
      .input(productReorder.extend(seenOrder))
      .mutation(({ ctx, input }) => productResource.reorder(ctx.writer, input)),
  }),

  banner: router({
    ...crudProcedures(bannerResource),
    bulk: bulkProcedure(bulkChange, bulkChangeOf(bannerResource)),
  }),

  exclusiveBonus: router({
    ...crudProcedures(exclusiveBonusResource),
    bulk: bulkProcedure(bulkChange, bulkChangeOf(exclusiveBonusResource)),
    reorder: adminProcedure
      .input(exclusiveBonusReorder.extend(seenOrder))
      .mutation(({ ctx, input }) => exclusiveBonusResource.reorder(ctx.writer, input)),
  }),

  topListEntry: router({
    ...crudProcedures(topListEntryResource),
    bulk: bulkProcedure(bulkDelete, bulkDeleteOf(topListEntryResource)),
    reorder: adminProcedure
      .input(topListReorder.extend(seenOrder))
      .mutation(({ ctx, input }) => topListEntryResource.reorder(ctx.writer, input)),
  }),

  promoCode: router({
    ...crudProcedures(promoCodeResource),
    ...sheetProcedures(promoCodeSheet),
    bulk: bulkProcedure(bulkChange, bulkChangeOf(promoCodeResource)),
  }),

  contentPage: router({
    ...crudProcedures(contentPageResource),
    preview: adminProcedure
      .input(contentPagePreviewOf)
      .output(contentPagePreview)
      .query(({ ctx, input }) => ctx.previews.make(input)),
  }),

  redirect: router(crudProcedures(redirectResource)),

  settings: router(settingsProcedures),

  setup: router(setupProcedures),

  sample: router(sampleProcedures),

  market: router(crudProcedures(marketResource, ownerProcedure)),

  image: router(imageProcedures),

  inquiry: router(inquiryProcedures),

  change: router(changeProcedures),

  webhook: router(webhookProcedures),

  linkCheck: router(linkCheckProcedures),

  report: router(clickReportProcedures),

  conversion: router(conversionProcedures),

  missedSearch: router({
    list: adminProcedure
      .input(missedSearchQuery)
      .output(listOf(missedSearch))
      .query(({ ctx, input }) => ctx.missedSearches.list(input)),
  }),

  pageBlock: router({
    list: adminProcedure
      .input(layoutInput.extend(shortListPaging))
      .query(({ ctx, input }) => pageBlockResource.list(ctx.db, input)),
    sort: adminProcedure
      .input(layoutInput.extend(pageBlockSort.shape).extend(seenOrder))
      .mutation(({ ctx, input: { page, ...order } }) =>
        pageBlockResource.sort(ctx.writer, page, order),
      ),
  }),
});
