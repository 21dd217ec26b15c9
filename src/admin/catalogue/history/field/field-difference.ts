import type { Change, ListedChange } from '#contract/catalogue/history/change.ts';
import { type MovedItem, movedItems } from '../moved-item.ts';
import { type FieldDescription, type FieldTexts, fieldsOf } from './field-description.ts';

type State = NonNullable<Change['after']>;
export type Difference = FieldDescription & { before: unknown; after: unknown };

const at = (state: State | null, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as State | null | undefined)?.[name], state);

/** Hides a change of the shown rating if the entered rating changed too, because that usually explains it. */
const isTold = (path: string, changed: readonly string[]) =>
  changed.includes(path) && !(path === 'shown_rating' && changed.includes('rating'));

/** Lists the changed fields in the order of the form. */
export const changedFields = (
  { entity, changed }: ListedChange,
  ...texts: FieldTexts
): FieldDescription[] => fieldsOf(entity, ...texts).filter(({ path }) => isTold(path, changed));

export const fieldDifferences = (change: Change, ...texts: FieldTexts): Difference[] =>
  changedFields(change, ...texts).map((field) => ({
    ...field,
    before: at(change.before, field.path),
    after: at(change.after, field.path),
  }));

type Block = { id: number; block_key: string; hidden: boolean };

export type OrderDifference = {
  /** The new order. */
  ids: number[];
  /** Undefined if the previous order is unknown. */
  moves: MovedItem[] | undefined;
  /** Names contained in the change itself. */
  names: Map<number, string>;
  toggled: { name: string; hidden: boolean }[];
};

const blocksIn = (state: State | null) => (state?.blocks as Block[] | undefined) ?? [];

const idsIn = (state: State | null) =>
  (state?.product_ids ?? state?.ids ?? blocksIn(state).map(({ id }) => id)) as number[];

export function orderDifference({ before, after }: Change): OrderDifference {
  const blocks = blocksIn(after);
  const wasHidden = new Map(blocksIn(before).map(({ id, hidden }) => [id, hidden]));
  return {
    ids: idsIn(after),
    moves: before ? movedItems(idsIn(before), idsIn(after)) : undefined,
    names: new Map(blocks.map(({ id, block_key }) => [id, block_key])),
    toggled: blocks
      .filter(({ id, hidden }) => hidden !== (wasHidden.get(id) ?? false))
      .map(({ block_key, hidden }) => ({ name: block_key, hidden })),
  };
}
