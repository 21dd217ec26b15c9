/** What a change did, field by field and place by place. */
import type { Change, ListedChange } from '#contract/admin/change.ts';
import { fieldsOf, type ToldField } from './described-field.ts';
import { type Move, movesBetween } from './moves.ts';

type State = NonNullable<Change['after']>;
export type Difference = ToldField & { before: unknown; after: unknown };

const at = (state: State | null, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as State | null | undefined)?.[name], state);

/** The fields that it concerns, in the order of their form. */
export const concernedFields = ({ entity, changed }: ListedChange): ToldField[] =>
  (fieldsOf[entity] ?? []).filter(({ path }) => changed.includes(path));

/** Of what was written for the first time or deleted, all that it said. */
export const differencesOf = (change: Change): Difference[] =>
  concernedFields(change).map((field) => ({
    ...field,
    before: at(change.before, field.path),
    after: at(change.after, field.path),
  }));

type Block = { id: number; block_key: string; hidden: boolean };

export type OrderDifference = {
  /** The list as it is put; told as it stands where nobody knows how it stood before. */
  ids: number[];
  moves: Move[] | undefined;
  /** What the change itself names. */
  names: Map<number, string>;
  switched: { name: string; hidden: boolean }[];
};

const blocksIn = (state: State | null) => (state?.blocks as Block[] | undefined) ?? [];

const idsIn = (state: State | null) =>
  (state?.product_ids ?? state?.ids ?? blocksIn(state).map(({ id }) => id)) as number[];

export function orderDifferenceOf({ before, after }: Change): OrderDifference {
  const blocks = blocksIn(after);
  const wasHidden = new Map(blocksIn(before).map(({ id, hidden }) => [id, hidden]));
  return {
    ids: idsIn(after),
    moves: before ? movesBetween(idsIn(before), idsIn(after)) : undefined,
    names: new Map(blocks.map(({ id, block_key }) => [id, block_key])),
    switched: blocks
      .filter(({ id, hidden }) => hidden !== (wasHidden.get(id) ?? false))
      .map(({ block_key, hidden }) => ({ name: block_key, hidden })),
  };
}
