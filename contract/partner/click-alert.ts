import { z } from 'zod';

/** A product had far fewer clicks on a day than usual. */
export const clickAlert = z.object({
  product_id: z.int(),
  day: z.string(),
  clicks: z.int(),
  median: z.number().meta({ description: 'Of the four weeks before, in clicks a day' }),
});
export type ClickAlert = z.output<typeof clickAlert>;
