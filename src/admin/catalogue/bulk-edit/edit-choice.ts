/** The choices for a bulk edit: the fields of the form, and a few actions. */
import type { BulkEdit } from '#contract/catalogue/bulk-edit.ts';
import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { type FieldDescription, fieldsOf } from '../history/field/field-description.ts';
import type { ValueFormat } from '../history/field/value-format.ts';

type ListName = 'categories' | 'markets';

export type EditChoice = { id: number; label: string } & (
  | { kind: 'set'; field: FieldDescription }
  | { kind: 'extend'; field: string }
  | { kind: 'check' }
  | { kind: 'add' | 'remove'; field: ListName }
);

/** Without lists, whose items are added and removed one by one. */
const settable: ReadonlySet<ValueFormat> = new Set<ValueFormat>([
  ...(['text', 'figure', 'rating', 'word', 'yes-no', 'active'] as const),
  ...(['time', 'product', 'categories', 'image'] as const),
]);

const calculated = ['shown_rating', 'position'];
const fixed: Partial<Record<BulkKind, string[]>> = {
  'top-list-entry': ['product_id', 'market_code', 'category_id'],
};

const listNames: readonly ListName[] = ['categories', 'markets'];
const checkedDays = ['facts.verified_on', 'terms.last_verified_at'];

export const fieldsOfKind = (kind: BulkKind, { field, history }: AdminTexts) =>
  fieldsOf(kind, field, history);

/** The end comes first, because it is extended most often. */
export const datesOf = (fields: readonly FieldDescription[]) =>
  fields.filter(({ format }) => format === 'time').reverse();

export function editChoices(kind: BulkKind, texts: AdminTexts): EditChoice[] {
  const { choices: text } = texts.bulkEdit;
  const fields = fieldsOfKind(kind, texts);
  const has = (path: string) => fields.some((field) => field.path === path);
  const lists = listNames.filter(has);
  const skipped = new Set([...calculated, ...(fixed[kind] ?? [])]);
  const choices = [
    ...datesOf(fields).map(({ path, label }) => ({
      kind: 'extend' as const,
      field: path,
      label: text.extend(label),
    })),
    ...(checkedDays.some(has) ? [{ kind: 'check' as const, label: text.check }] : []),
    ...lists.map((field) => ({ kind: 'add' as const, field, label: text.add[field] })),
    ...lists.map((field) => ({ kind: 'remove' as const, field, label: text.remove[field] })),
    ...fields
      .filter(({ path, format }) => settable.has(format) && !skipped.has(path))
      .map((field) => ({ kind: 'set' as const, field, label: field.label })),
  ];
  return choices.map((choice, id) => ({ ...choice, id }));
}

/** The editor's input for a choice. */
export type EditValues = { value: unknown; days: number | null; empty: boolean };

const isFilled = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Undefined until the editor has entered enough. */
export function editOf(choice: EditChoice, values: EditValues): BulkEdit | undefined {
  const { value, days, empty } = values;
  if (choice.kind === 'check') return { kind: 'check' };
  if (choice.kind === 'extend') {
    return days ? { kind: 'extend', field: choice.field, days } : undefined;
  }
  if (choice.kind === 'set') {
    const { path, format } = choice.field;
    if (empty) return { kind: 'set', field: path, value: format === 'categories' ? [] : null };
    return isFilled(value) ? { kind: 'set', field: path, value: value as string } : undefined;
  }
  if (!isFilled(value)) return undefined;
  const item = choice.field === 'categories' ? Number(value) : String(value);
  return { kind: choice.kind, field: choice.field, value: item };
}
