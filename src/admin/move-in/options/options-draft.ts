import {
  type FieldTarget,
  type ImportMapping,
  type ImportOptions,
  type PostDestination,
  type TypeOption,
  targetsOf,
} from '#contract/move-in/import-options.ts';
import type { ImportContents } from '#contract/move-in/site-import.ts';

export type OptionsDraft = { mapping: string; options: ImportOptions };

const nothing = { becomes: 'nothing', category: null } as const;

export const typeOption = ({ types }: ImportOptions, type: string): TypeOption =>
  types.find((option) => option.type === type) ?? { type, ...nothing };

export const withType = (options: ImportOptions, changed: TypeOption): ImportOptions => ({
  ...options,
  types: options.types.some(({ type }) => type === changed.type)
    ? options.types.map((option) => (option.type === changed.type ? changed : option))
    : [...options.types, changed],
});

type Field = { type: string; key: string };

const isField =
  ({ type, key }: Field) =>
  (field: Field) =>
    field.type === type && field.key === key;

/** A target that the type can't have is ignored, because the type may become something else again. */
export function targetOf(options: ImportOptions, field: Field): FieldTarget | undefined {
  const target = options.fields.find(isField(field))?.target;
  const possible = targetsOf(typeOption(options, field.type).becomes);
  return target && possible.includes(target) ? target : undefined;
}

/** Keeps the order of the fields, the first of which counts if two have the same target. */
export function withTarget(
  options: ImportOptions,
  field: Field,
  target: FieldTarget | undefined,
): ImportOptions {
  const known = options.fields.some(isField(field));
  const chosen = target === undefined ? [] : [{ ...field, target }];
  const fields = known
    ? options.fields.flatMap((option) => (isField(field)(option) ? chosen : [option]))
    : [...options.fields, ...chosen];
  return { ...options, fields };
}

/** Leaves out the targets that were ignored. */
export const savedOptions = (options: ImportOptions): ImportOptions => ({
  ...options,
  fields: options.fields.filter((field) => targetOf(options, field) !== undefined),
});

/** Types that the saved options don't know keep what was chosen for them. */
export function withMapping(
  current: ImportOptions,
  { name, options }: ImportMapping,
): OptionsDraft {
  const isNew = ({ type }: { type: string }) => !options.types.some((known) => known.type === type);
  return {
    mapping: name,
    options: {
      ...options,
      types: [...options.types, ...current.types.filter(isNew)],
      fields: [...options.fields, ...current.fields.filter(isNew)],
    },
  };
}

export const fieldsOfType = ({ fields }: ImportContents, type: string) =>
  fields.filter((field) => field.type === type);

/** Returns whether any of these types becomes this. */
export const hasDestination = (
  { types }: ImportContents,
  options: ImportOptions,
  becomes: PostDestination,
) => types.some(({ type }) => typeOption(options, type).becomes === becomes);
