import { z } from 'zod';
import { health } from '../operation/health.ts';
import { notice } from '../operation/notice.ts';
import { inquiryRow } from '../visitor/inquiry.ts';
import { missedSearch } from '../visitor/missed-search.ts';
import { listedChange } from './history/change.ts';
import { mapMissingFields } from './missing-field.ts';
import { blockKeys } from './page-block.ts';
import { productRow } from './product.ts';
import { promoCode } from './promo-code.ts';
import { sections } from './section.ts';

/** The dashboard lists at most this many items of each kind, but counts all of them. */
export const maxNamed = 5;

/** How many days the dashboard looks ahead for expiring codes, and back for missed searches. */
export const attentionDays = 7;

const counted = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), items: z.array(item) });

const namedProducts = counted(productRow.pick({ id: true, name: true }));

/** Items that need an editor's attention, and the latest changes. */
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
  products_missing: z.object(mapMissingFields(() => namedProducts)),
  hidden_blocks: z.array(z.object({ page: z.enum(sections), block_key: z.enum(blockKeys) })),
  missed_searches: counted(missedSearch),
  unread_inquiries: z.int(),
  /** Unread inquiries that report a problem. */
  unread_reports: counted(inquiryRow.pick({ id: true, subject: true, problem: true })),
  /** Lets the dashboard warn editors before the inbox is full. */
  kept_inquiries: z.int(),
  search: health.shape.search,
  changes: z.array(listedChange),
});
export type Dashboard = z.output<typeof dashboard>;
