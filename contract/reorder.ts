import { z } from 'zod';
import { boundedList, maxIssues } from './bounded-list.ts';

export const reorderItems = <Item extends z.ZodType>(item: Item) =>
  boundedList(item, 100_000, 'Must have at most 100000 items').meta({
    description: 'Every item of the list exactly once, in positions without gaps',
  });

/** Has no maximum: the last position depends on the number of items and is checked with them. */
export const positionFrom = (first: 0 | 1) => z.int().meta({ minimum: first });

/**
 * Checks that every id occurs once and that the positions are exactly the first n numbers. Whether the ids match the
 * list is checked against the database.
 */
export const exactPositions =
  <IdField extends string, PositionField extends string>(
    idField: IdField,
    positionField: PositionField,
    first: 0 | 1,
  ) =>
  (
    items: readonly Record<IdField | PositionField, number>[],
    context: { addIssue(issue: z.core.$ZodRawIssue | string): void },
  ) => {
    const last = items.length - 1 + first;
    const ids = new Set<number>();
    const positions = new Set<number>();
    let refused = 0;
    const refuse = (index: number, field: string, message: string) => {
      refused += 1;
      context.addIssue({ code: 'custom', input: items, path: [index, field], message });
    };
    for (const [index, item] of items.entries()) {
      if (refused >= maxIssues) return;
      const id = item[idField];
      const position = item[positionField];
      if (ids.has(id)) refuse(index, idField, 'Appears twice');
      if (positions.has(position)) refuse(index, positionField, 'Is used twice');
      if (position < first || position > last) {
        refuse(index, positionField, `Must be from ${first} to ${last}`);
      }
      ids.add(id);
      positions.add(position);
    }
  };

/** The order that the editor saw, used to detect a concurrent reorder. */
export const seenOrder = { before: reorderItems(z.int()).optional() };
export type SeenOrder = { before?: number[] | undefined };

export const byPosition = <Field extends string, Item extends Record<Field, number>>(
  items: readonly Item[],
  field: Field,
): Item[] => items.toSorted((left, right) => left[field] - right[field]);
