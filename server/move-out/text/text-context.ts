import type { LiveCard } from '#contract/content/rich-text/rich-text-node.ts';

/** A live card becomes a link to the page that shows it. */
export type CardLink = { name: string; path: string };

/** What a text refers to outside itself. */
export type TextContext = {
  /** Undefined for a card whose item was deleted. */
  linkOf: (card: LiveCard) => CardLink | undefined;
  /** The path of an uploaded image within the archive, from the text. */
  imageAt: (path: string) => string;
  /** The alt text of an image in the library. */
  altOf: (path: string) => string;
};
