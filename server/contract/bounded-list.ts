/**
 * A list is refused by its length before any of its items is looked at, and its items are looked at until a handful
 * of them is wrong.
 */
import { z } from 'zod';

/** Nobody mends more mistakes at once. */
export const maxIssues = 20;

type Definition = z.core.$ZodArrayDef & { maxItems: number };

/** Zod itself stops at a list that is too long, and otherwise tells of every wrong item. */
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
        const read = definition.element._zod.run({ value: item, issues: [] }, context);
        if (read instanceof Promise) throw new z.core.$ZodAsyncError();
        values.push(read.value);
        payload.issues.push(...z.core.util.prefixIssues(index, read.issues));
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
