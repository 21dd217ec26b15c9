/**
 * Rejects a list that is too long before checking any item, and stops after `maxIssues` invalid items, so that
 * bad requests stay cheap.
 */
import { z } from 'zod';

/** More than anyone would fix in one go. */
export const maxIssues = 20;

type Definition = z.core.$ZodArrayDef & { maxItems: number };

/** Zod's own array also rejects a list that is too long, but otherwise reports every invalid item. */
const BoundedList = z.core.$constructor<z.ZodArray, Definition>(
  'BoundedList',
  (list, definition) => {
    z.ZodArray.init(list, definition);
    const { parse } = list._zod;
    list._zod.parse = (payload, context) => {
      const items: unknown = payload.value;
      if (!Array.isArray(items) || items.length > definition.maxItems)
        return parse(payload, context);
      const values: unknown[] = [];
      payload.value = values;
      for (const [index, item] of items.entries()) {
        const parsed = definition.element._zod.run({ value: item, issues: [] }, context);
        if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
        values.push(parsed.value);
        if (parsed.issues.length === 0) continue;
        payload.issues.push(...z.core.util.prefixIssues(index, parsed.issues));
        if (payload.issues.length >= maxIssues) break;
      }
      return payload;
    };
  },
);

export const boundedList = <Item extends z.ZodType>(item: Item, max: number, message: string) =>
  new BoundedList({
    type: 'array',
    element: item,
    maxItems: max,
    checks: [z.maxLength(max, message)],
  }) as z.ZodArray<Item>;
