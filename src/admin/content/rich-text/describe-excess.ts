import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { limitExcess } from '#contract/content/rich-text/rich-text-size.ts';
import type { Language } from '#contract/language.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

/** Explains by how much the text is too long to save. Undefined if it isn't. */
export function describeExcess(
  text: RichText | null,
  { tooLong }: AdminTexts['richText'],
  language: Language,
): string | undefined {
  const excess = text === null ? undefined : limitExcess(text);
  if (!excess) return undefined;
  return excess.bytes > 0
    ? tooLong.bytes(sizeIn(language, excess.bytes), excess.pages)
    : tooLong.nodes(excess.nodes, excess.pages);
}

/** Rounds up, so that the excess is never reported as 0 kB. */
function sizeIn(language: Language, bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const [unit, value] =
    kilobytes < 1000 ? ['kilobyte', kilobytes] : ['megabyte', Math.ceil(kilobytes / 100) / 10];
  return new Intl.NumberFormat(language, { style: 'unit', unit: `${unit}` }).format(Number(value));
}
