/** Every screen of the admin reads the states from its URL, so these values stand apart from the schemas. */
import { type Language, languages } from '../language.ts';

/** The kinds of things that have links to other sites. */
export const linkedKinds = [
  'product',
  'banner',
  'exclusive-bonus',
  'promo-code',
  'content-page',
] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** An offer has a link to its partner, and one to its full terms. */
const offerPlaces = ['offer', 'terms'] as const;
export type OfferPlace = (typeof offerPlaces)[number];

/** The place of a link in a content page is the language of the text. */
export const linkPlaces = [...offerPlaces, ...languages] as const;
export type LinkPlace = OfferPlace | Language;

export const linkStates = ['broken', 'moved', 'failing', 'unclear', 'good', 'unchecked'] as const;
export type LinkState = (typeof linkStates)[number];

/** Editors have to do something about these. */
export const linkProblems = ['broken', 'moved'] as const satisfies LinkState[];
export type LinkProblem = (typeof linkProblems)[number];
