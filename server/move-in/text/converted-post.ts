import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';

export type LeftOut = {
  kind: 'shortcode' | 'block' | 'embed' | 'element' | 'table' | 'rest';
  /** For `rest`, a sentence. */
  name: string;
  /** The start of the original. */
  source: string;
  /** The words in front of the place, from the text as visitors saw it. */
  after: string;
};

export type Picture = {
  src: string;
  /** All addresses of the picture, the original before smaller versions. */
  sources: string[];
  alt: string;
  caption: string;
  after: string;
  isShown: boolean;
};

export type PostLink = { href: string; text: string };

export type ConvertOptions = {
  /** Names of the shortcodes in use, so that those without attributes are recognized. */
  shortcodes?: Iterable<string>;
  /** Returns the path of our copy of a picture. */
  pictureAt?: (src: string) => string | undefined;
  /** Returns the address of an attachment, which galleries refer to by ID. */
  attachmentSource?: (id: number) => string | undefined;
  /** Returns the new address of a link, or null to keep only its text. */
  linkTo?: (href: string) => string | null;
};

export type ConvertedPost = {
  text: RichText | null;
  pictures: Picture[];
  links: PostLink[];
  leftOut: LeftOut[];
  /** May exceed the length of `leftOut`, which is bounded. */
  leftOutTotal: number;
};

export const postLimits = {
  characters: 5_000_000,
  leftOut: 500,
  excerpt: 300,
  /** More would not fit into a rich text anyway. */
  elements: 6_000,
  depth: 100,
} as const;
