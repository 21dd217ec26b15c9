import { z } from 'zod';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import { sections } from './section.ts';

export const layoutInput = z.object({ page: z.enum(sections) });
export const slugPath = z.object({ slug: z.enum(sections) });

export const blockKeys = ['display', 'popular', 'top', 'suggestions', 'exclusive'] as const;
export type BlockKey = (typeof blockKeys)[number];

export const pageBlock = z.object({
  id: z.int(),
  block_key: z.enum(blockKeys),
  sort_order: z.int(),
  hidden: z.boolean(),
});
export type PageBlock = z.output<typeof pageBlock>;

/** `hidden` remains unchanged for blocks that omit it. */
export const pageBlockSort = z.object({
  order: reorderItems(
    z.object({ id: z.int(), sort_order: positionFrom(0), hidden: z.boolean().optional() }),
  ).superRefine(exactPositions('id', 'sort_order', 0)),
});
export type PageBlockSort = z.output<typeof pageBlockSort>;

export const layout = z.object({
  page: z.enum(sections),
  blocks: z.array(z.object({ key: z.enum(blockKeys), hidden: z.boolean() })),
});
export type Layout = z.output<typeof layout>;
