/** Describes how a row changes, field by field. Shortened, the changes of a thousand rows fit into one answer. */
import { type FieldChange, maxShownText, type ShownValue } from '#contract/catalogue/bulk-edit.ts';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';
import { languages } from '#contract/language.ts';

type Branch = Record<string, unknown>;

const valueAt = (state: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Branch | null)?.[name], state);

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const isEntries = (value: unknown): value is Branch[] =>
  Array.isArray(value) && value.some(isBranch);

/** With whole values, however long. */
export type WholeChange = Omit<FieldChange, 'from' | 'to'> & Record<'from' | 'to', unknown>;

export const fieldChanges = (before: unknown, after: unknown): WholeChange[] =>
  changedPaths(before, after).flatMap((path) =>
    inEntries(path, valueAt(before, path), valueAt(after, path)),
  );

/** Compares the entries of a list one by one, unless some were added or removed. */
function inEntries(path: string, from: unknown, to: unknown): WholeChange[] {
  if (isEntries(from) && isEntries(to) && from.length === to.length) {
    return from.flatMap((entry, index) =>
      changedPaths(entry, to[index]).map((own) =>
        fieldChange(`${path}.${index}.${own}`, valueAt(entry, own), valueAt(to[index], own)),
      ),
    );
  }
  return [fieldChange(path, from, to)];
}

const fieldChange = (field: string, from: unknown, to: unknown): WholeChange => ({
  field,
  language: languages.find((language) => field.includes(`i18n.${language}.`)) ?? null,
  from: from ?? null,
  to: to ?? null,
});

export const shortened = (change: WholeChange): FieldChange => ({
  ...change,
  from: short(change.from),
  to: short(change.to),
});

const maxShownItems = 50;

const short = (value: unknown): ShownValue =>
  Array.isArray(value) ? value.slice(0, maxShownItems).map(shortItem) : shortScalar(value);

function shortScalar(value: unknown) {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxShownText ? `${text.slice(0, maxShownText)}…` : text;
}

/** A product's market is shown as its code. */
const shortItem = (item: unknown) =>
  typeof item === 'number'
    ? item
    : String(shortScalar(isBranch(item) ? (item.market_code ?? item) : item));
