/** Applies the edits of a bulk edit to one draft. The result still has to be validated. */
import type { BulkEdit } from '#contract/catalogue/bulk-edit.ts';
import { asIfUtc, day } from '#contract/wall-clock.ts';
import { badInput } from '../errors.ts';

type Branch = Record<string, unknown>;
type Given = {
  /** In the site's time zone. */
  today: string;
  /** Missing for kinds without facts or terms. */
  markChecked: ((draft: never, today: string) => unknown) | undefined;
};

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const editedDraft = (draft: unknown, edits: readonly BulkEdit[], given: Given): unknown =>
  edits.reduce((edited, edit, index) => {
    const refuse = (name: string, message: string) =>
      badInput([{ path: `edits.${index}.${name}`, message }]);
    if (edit.kind === 'check') {
      if (!given.markChecked) throw refuse('kind', 'There is nothing to check');
      return given.markChecked(edited as never, given.today);
    }
    const change = (value: unknown) => {
      const changed = changers[edit.kind](value, edit as never);
      if (changed === unfit) throw refuse('field', unfitMessages[edit.kind]);
      return changed;
    };
    const next = changedAt(edited, edit.field.split('.'), change);
    if (next === unfit) throw refuse('field', 'There is no such field');
    return next;
  }, draft);

const unfit = Symbol('unfit');

const unfitMessages = {
  set: 'There is no such field',
  extend: 'Is not a date',
  add: 'Is not a list',
  remove: 'Is not a list',
};

type Kind = keyof typeof unfitMessages;
type Changers = { [Each in Kind]: (value: unknown, edit: EditOf<Each>) => unknown };
type EditOf<Each extends Kind> = Extract<
  BulkEdit,
  { kind: Each | (Each extends 'add' | 'remove' ? 'add' | 'remove' : never) }
>;

const changers: Changers = {
  set: (value, edit) => (isBranch(value) ? unfit : edit.value),
  extend: (value, { days }) => (value === null ? null : extended(value, days)),
  add: (list, { field, value }) =>
    Array.isArray(list)
      ? list.some((item) => keyOf(item) === value)
        ? list
        : [...list, field === 'markets' ? { market_code: value } : value]
      : unfit,
  remove: (list, { value }) =>
    Array.isArray(list) ? list.filter((item) => keyOf(item) !== value) : unfit,
};

/** A product's markets are identified by their code, and the items of all other lists by themselves. */
const keyOf = (item: unknown) => (isBranch(item) ? item.market_code : item);

/** Only follows properties that the draft has itself, and nothing inside lists. */
function changedAt(
  draft: unknown,
  [name, ...rest]: string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(draft);
  if (!isBranch(draft) || !Object.hasOwn(draft, name)) return unfit;
  const changed = changedAt(draft[name], rest, change);
  return changed === unfit ? unfit : { ...draft, [name]: changed };
}

const dated = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/;

function extended(value: unknown, days: number): unknown {
  if (typeof value !== 'string' || !dated.test(value)) return unfit;
  const isDay = value.length === 10;
  const moved = new Date((isDay ? Date.parse(value) : asIfUtc(value)) + days * day);
  const text = moved.toISOString().replace('T', ' ');
  return text.slice(0, isDay ? 10 : 19);
}
