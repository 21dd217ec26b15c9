import type { FieldError, FieldErrors } from 'react-hook-form';
import type { RichText } from '#contract/rich-text/rich-text-node.ts';
import { wrongFields } from '../form/error-summary.tsx';

const kinds: Record<string, string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  bulletList: 'a list',
  orderedList: 'a numbered list',
  blockquote: 'a quote',
  table: 'a table',
  image: 'an image',
  callout: 'a callout',
  faq: 'questions and answers',
  offerCard: 'an offer',
  partnerCard: 'a partner',
  promoCodeCard: 'a promo code',
  topListCard: 'a top list',
};

/** A place such as content.3.content.0 begins with the block that an editor sees. */
export function describePlace(text: RichText | null, path: string): string | undefined {
  const place = /^content\.(\d+)/.exec(path)?.[1];
  if (place === undefined) return undefined;
  const kind = kinds[text?.content[Number(place)]?.type ?? ''];
  return `Block ${Number(place) + 1}${kind ? `, ${kind}` : ''}`;
}

/** The sentences of a field's errors. Those of places inside of the text say which block they are in. */
export function errorSentences(error: FieldError | undefined, text: RichText | null): string[] {
  if (!error) return [];
  if (typeof error.message === 'string' && error.message) return [error.message];
  const wrong = wrongFields(error as unknown as FieldErrors);
  return [
    ...new Set(
      wrong.map(({ path, message }) => {
        const place = describePlace(text, path);
        return place ? `${place}: ${message}` : message;
      }),
    ),
  ];
}
