import type { ConvertedPost, ConvertOptions } from './converted-post.ts';

type Convert = (html: string, options: ConvertOptions) => ConvertedPost;

const wordsOf = (node: object): string => {
  const { text, content } = node as { text?: string; content?: object[] };
  return text ?? (content ?? []).map(wordsOf).join(' ');
};

/** Titles, excerpts and custom fields may contain tags and entities. */
export function plainWords(convert: Convert, html: string): string {
  const text = /[<&]/.test(html) ? convert(html, {}).text : html;
  const words = typeof text === 'string' ? text : text ? wordsOf(text) : '';
  return words.replace(/\s+/g, ' ').trim();
}
