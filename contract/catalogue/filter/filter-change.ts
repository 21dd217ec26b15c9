/** The changes that links of a filtered list make. Each one builds on the last, even if that hasn't loaded yet. */
import type { FilterForm } from './filter-form.ts';

/** Names and values are those of the list's own filters. Others are ignored. */
export type FilterChange =
  | { toggle: string; value: number | string | boolean }
  | { sort: string }
  | { drop: readonly string[] }
  | { page: number }
  | { unchecked: boolean }
  | 'clear';

/** All but the last two lead to the first page. */
export function changed<Chosen extends object>(
  form: FilterForm<Chosen>,
  chosen: Chosen,
  change: FilterChange,
): Chosen {
  const { page: _page, unchecked: _unchecked, ...first } = form.write(chosen);
  if (change === 'clear') return form.read(without(first, form.names));
  if ('toggle' in change) {
    return form.read({ ...first, [change.toggle]: toggled(form, chosen, change) });
  }
  if ('sort' in change) return form.read({ ...first, sort: change.sort });
  if ('drop' in change) return form.read(without(first, change.drop));
  if ('page' in change) return form.read({ ...form.write(chosen), page: change.page });
  return form.read({ ...form.write(chosen), unchecked: change.unchecked || undefined });
}

const without = (search: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** Selects the value, or deselects it if it's already selected. */
function toggled<Chosen extends object>(
  { lists }: FilterForm<Chosen>,
  chosen: Chosen,
  { toggle: name, value }: Extract<FilterChange, { toggle: string }>,
) {
  const before: unknown = (chosen as Partial<Record<string, unknown>>)[name];
  if (!lists.includes(name)) return before === value ? undefined : value;
  const list: unknown[] = Array.isArray(before) ? before : [];
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return next.join(',');
}
