/** What a change did, field by field and place by place. */
import type { Change } from '#contract/change.ts';
import { type Move, movesBetween } from './moves.ts';
import { fieldsOf, type ToldField } from './told-field.ts';

type State = NonNullable<Change['after']>;
export type Difference = ToldField & { before: unknown; after: unknown };

const at = (state: State | null, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as State | null | undefined)?.[name], state);

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const alike = (one: unknown, other: unknown) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Of what was written for the first time or deleted, all that it said. */
export const differencesOf = ({ entity, before, after }: Change): Difference[] =>
  (fieldsOf[entity] ?? [])
    .map((field) => ({ ...field, before: at(before, field.path), after: at(after, field.path) }))
    .filter((difference) => !alike(difference.before, difference.after));

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
