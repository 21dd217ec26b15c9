/** Separate from the schemas, because every admin screen reads these values from its URL. */
import { languages } from '../language.ts';

/** Kinds of items that can have external links. */
export const linkedKinds = [
  'product',
  'banner',
  'exclusive-bonus',
  'promo-code',
  'content-page',
] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** An offer links to its partner and to its full terms. */
const offerPlaces = ['offer', 'terms'] as const;
export type OfferPlace = (typeof offerPlaces)[number];

/** A product may have another link in a market. In a content page, the place is the language with the link. */
export const linkPlaces = [...offerPlaces, 'market', ...languages] as const;
export type LinkPlace = (typeof linkPlaces)[number];

export const linkStates = ['broken', 'moved', 'failing', 'unclear', 'good', 'unchecked'] as const;
export type LinkState = (typeof linkStates)[number];

/** States that need an editor's attention. */
export const linkProblems = ['broken', 'moved'] as const satisfies LinkState[];
export type LinkProblem = (typeof linkProblems)[number];
