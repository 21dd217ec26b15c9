/** Rules for attributes. Each returns what is wrong with a value, as shown next to its path. */
import { isId } from '../../id.ts';
import { imageVariants } from '../../image/uploaded-image.ts';
import { isTextLink, isUploadPath, textLinkMessage } from '../../link-schema.ts';
import { fits, isStorable, maxLength, tooLongMessage, unstorableMessage } from '../../text-rule.ts';

export type AttributeRule = {
  isRequired: boolean;
  problem: (value: unknown) => string | undefined;
};

export function textProblem(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return 'Must be text';
  if (!fits(value, max)) return tooLongMessage(max);
  return isStorable(value) ? undefined : unstorableMessage;
}

const required = (problem: AttributeRule['problem']): AttributeRule => ({
  isRequired: true,
  problem,
});
const optional = (problem: AttributeRule['problem']): AttributeRule => ({
  isRequired: false,
  problem: (value) => (value === null ? undefined : problem(value)),
});

const isWhole = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const wholeNumber = (min: number, max: number) => (value: unknown) =>
  isWhole(value, min, max) ? undefined : `Must be a whole number from ${min} to ${max}`;

export const requiredNumber = (min: number, max: number) => required(wholeNumber(min, max));
export const optionalNumber = (min: number, max: number) => optional(wholeNumber(min, max));

export const requiredId = (what: string) =>
  required((value) => (isId(value) ? undefined : `Must be the id of ${what}`));

export const oneOf = (values: readonly (string | number)[]) =>
  required((value) =>
    values.includes(value as string) ? undefined : `Must be one of ${values.join(', ')}`,
  );

/** For attributes that TipTap writes but we don't use. Accepts only the values that TipTap writes. */
export const ignored = (values: readonly unknown[]) =>
  optional((value) =>
    values.includes(value)
      ? undefined
      : `Must be null${values.map((one) => ` or ${one}`).join('')}`,
  );

export const optionalLine = (max: number) => optional((value) => textProblem(value, max));

export const requiredSlug = required(
  (value) =>
    textProblem(value, maxLength.label) ??
    (value === '' ? 'Must be the slug of a category' : undefined),
);

export const requiredHref = required(
  (value) =>
    textProblem(value, maxLength.link) ?? (isTextLink(`${value}`) ? undefined : textLinkMessage),
);

/** The path of an upload contains its size, so that pages can reserve space for the image. */
export const requiredImagePath = required(
  (value) =>
    textProblem(value, maxLength.link) ??
    (isUploadPath(`${value}`) && imageVariants(`${value}`)
      ? undefined
      : 'Must be the path of an uploaded image'),
);

/** Column widths are ignored, because tables adapt to the screen. */
export const ignoredWidths = optional((value) =>
  Array.isArray(value) && value.length <= 20 && value.every((width) => isWhole(width, 0, 10_000))
    ? undefined
    : 'Must be null or a list of widths',
);
