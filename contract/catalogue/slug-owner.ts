import { z } from 'zod';
import { boundedText } from '../field-schema.ts';
import { maxLength } from '../text-rule.ts';

export const slugOwnerQuery = z.object({ slug: boundedText(maxLength.label) });

export const slugOwner = z.object({
  owner: z
    .object({
      id: z.int(),
      name: z.string(),
      is_former: z.boolean().meta({ description: 'The product has another slug now' }),
      is_deleted: z.boolean(),
    })
    .nullable(),
});
