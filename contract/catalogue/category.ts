import { z } from 'zod';

export const category = z.object({
  id: z.int(),
  slug: z.string(),
  name_en: z.string(),
});
export type Category = z.infer<typeof category>;
