import {
  addClickCounts,
  type ClickCount,
} from '../../../../../db/repositories/partner/click-count.ts';
import { testApp } from '../../../../testing/app.ts';

/** Two products have clicks in the last week and in the week before. The caller sets the clock to `now`. */
export const now = Date.parse('2026-03-31T12:00:00Z');

export async function reportApp() {
  const given = await testApp();
  const { id: one } = await given.make.product({ i18n: { en: { name: 'Lantern' } } });
  const { id: other } = await given.make.product({ i18n: { en: { name: 'Badger' } } });
  const count = (day: string, clicks: number, more: Partial<ClickCount> = {}): ClickCount => ({
    day,
    product_id: one,
    kind: 'product',
    item_id: one,
    market_code: 'US',
    page: 'casino',
    block: 'popular',
    position: 1,
    clicks,
    repeats: 1,
    ...more,
  });
  const tr = { market_code: 'TR', product_id: other, item_id: other, position: 2 };
  await addClickCounts(given.db, [
    count('2026-03-31', 5),
    count('2026-03-25', 3),
    count('2026-03-24', 8),
    count('2026-03-30', 2, tr),
    count('2026-03-18', 6, tr),
    count('2026-03-17', 9, tr),
    count('2026-03-31', 1, { block: 'hero', position: 0, page: 'product' }),
  ]);
  const report = async (query: string) =>
    (await given.call('GET', `/admin/reports/clicks?${query}`)).body;
  return { ...given, one, other, count, report };
}

export type ReportApp = Awaited<ReturnType<typeof reportApp>>;
