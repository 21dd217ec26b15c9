import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { isRichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { FieldDescription } from '../../catalogue/history/field/field-description.ts';
import { categoryName, FieldValue, Thumbnail } from '../../catalogue/history/field/field-value.tsx';
import { useAdminTexts } from '../../language.ts';
import { useProductNames } from './use-names.ts';

type Field = FieldDescription & { before: unknown };

/** A single value of a field, on one line. */
export const LiveValue = ({ field }: { field: Field }) => (
  <OneValue format={field.format} value={field.before} />
);

type Props = { format: Field['format']; value: unknown };

export function OneValue({ format, value }: Props) {
  const { none, nothing } = useAdminTexts().history.value;
  const names = useProductNames(idsIn(format, value));
  if (value === null || value === undefined) return nothing;
  if (Array.isArray(value) && value.length === 0) return none;
  if (format === 'categories') {
    return (value as number[]).map((id) => categoryName(names, id)).join(', ');
  }
  if (format === 'products') {
    return (value as number[]).map((id) => names.entities.get(id) ?? `#${id}`).join(', ');
  }
  if (format === 'images') {
    return (value as { image_url: string }[]).map(({ image_url }) => (
      <Thumbnail key={image_url} url={image_url} />
    ));
  }
  if (typeof value === 'object' && format === 'text') return <Json value={value} />;
  const shown = isRichText(value) ? plainText(value) : value;
  return <FieldValue format={format} value={shown} names={names} />;
}

const maxJson = 200;

/** Only for fields that the history doesn't know. */
const Json = ({ value }: { value: unknown }) => {
  const text = JSON.stringify(value);
  return (
    <code className="break-all">{text.length > maxJson ? `${text.slice(0, maxJson)}…` : text}</code>
  );
};

export function idsIn(format: Field['format'], value: unknown): number[] {
  if (format === 'product') return typeof value === 'number' ? [value] : [];
  return format === 'products' && Array.isArray(value) ? value : [];
}
