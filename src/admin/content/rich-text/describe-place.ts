import type { FieldError } from 'react-hook-form';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { wrongFields } from '../../form/error-summary.tsx';

type Texts = AdminTexts['richText'];

/** Describes the top-level block that contains a path such as content.3.content.0. */
function describePlace(
  text: RichText | null,
  path: string,
  { block, blocks }: Texts,
): string | undefined {
  const place = /^content\.(\d+)/.exec(path)?.[1];
  if (place === undefined) return undefined;
  const name = block(Number(place) + 1);
  const type = text?.content[Number(place)]?.type;
  return type && Object.hasOwn(blocks, type) ? `${name}, ${blocks[type]}` : name;
}

/** Lists a field's error messages. Errors inside the text mention their block. */
export function errorSentences(
  error: FieldError | undefined,
  text: RichText | null,
  texts: Texts,
): string[] {
  if (!error) return [];
  if (typeof error.message === 'string' && error.message) return [error.message];
  const wrong = wrongFields(error);
  return [
    ...new Set(
      wrong.map(({ path, message }) => {
        const place = describePlace(text, path, texts);
        return place ? `${place}: ${message}` : message;
      }),
    ),
  ];
}
