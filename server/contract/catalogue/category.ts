import { z } from 'zod';
import { translations } from '#contract/catalogue/translation.ts';

export const category = z.object({
  id: z.int(),
  slug: z.string(),
  name_en: z.string(),
  names: translations(z.string(), z.string()),
});
export type Category = z.infer<typeof category>;
