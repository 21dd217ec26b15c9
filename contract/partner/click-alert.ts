import { z } from 'zod';

/** Reports a product with far fewer clicks on a day than usual. */
export const clickAlert = z.object({
  product_id: z.int(),
  day: z.string(),
  clicks: z.int(),
  median: z.number().meta({ description: 'Clicks per day over the previous four weeks' }),
});
export type ClickAlert = z.output<typeof clickAlert>;
