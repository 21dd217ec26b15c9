import { z } from 'zod';
import { health } from '../operation/health.ts';
import { notice } from '../operation/notice.ts';
import { missedSearch } from '../visitor/missed-search.ts';
import { listedChange } from './history/change.ts';
import { blockKeys } from './page-block.ts';
import { productRow } from './product.ts';
import { forEachLack } from './product-lack.ts';
import { promoCode } from './promo-code.ts';
import { sections } from './section.ts';

/** The dashboard names so many items of each kind, and counts all. */
export const maxNamed = 5;

/** Codes that end within so many days, and missed searches of so many past days, call for attention. */
export const attentionDays = 7;

const counted = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), items: z.array(item) });

const namedProducts = counted(productRow.pick({ id: true, name: true }));

/** The dashboard shows what needs an editor's attention, and the latest changes. */
export const dashboard = z.object({
  notices: z.array(notice),
  expiring_promocodes: counted(
    promoCode.pick({
      id: true,
      code: true,
      market_code: true,
      expires_at: true,
      product_name: true,
    }),
  ),
  products_missing: z.object(forEachLack(() => namedProducts)),
  hidden_blocks: z.array(z.object({ page: z.enum(sections), block_key: z.enum(blockKeys) })),
  missed_searches: counted(missedSearch),
  unread_inquiries: z.int(),
  /** The inbox has room for a fixed number of inquiries, and an editor should know before it is full. */
  kept_inquiries: z.int(),
  search: health.shape.search,
  changes: z.array(listedChange),
});
export type Dashboard = z.output<typeof dashboard>;
