/** Merges two editors' changes to the same entity, so that neither loses a field that only they changed. */
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';

type Form<Values extends FieldValues, Draft> = Pick<
  UseFormReturn<Values, unknown, Draft>,
  'getValues' | 'reset' | 'setValue'
>;

export type Conflict = { theirs: string[]; both: string[] };

export function conflictOf(before: object, mine: object, saved: object): Conflict {
  const changedByMe = new Set(changedPaths(before, mine));
  const theirs = changedPaths(before, saved);
  return { theirs, both: theirs.filter((path) => changedByMe.has(path)) };
}

export function fillFields<Values extends FieldValues, Draft>(
  form: Form<Values, Draft>,
  paths: string[],
  values: Values,
) {
  for (const path of paths as FieldPath<Values>[]) {
    const value = path.split('.').reduce((fields, name) => fields?.[name], values);
    form.setValue(path, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  }
}

/** Resets the form to `saved`, and reapplies what was changed since `before`. */
export function rebaseForm<Values extends FieldValues, Draft>(
  form: Form<Values, Draft>,
  before: object,
  saved: Draft,
) {
  const mine = structuredClone(form.getValues());
  form.reset(saved as unknown as Values);
  fillFields(form, changedPaths(before, mine), mine);
}
