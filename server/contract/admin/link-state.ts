/** Every screen of the admin reads the states from its URL, so these values stand apart from the schemas. */

/** The kinds of things that have links to partners. */
export const linkedKinds = ['product', 'banner', 'exclusive-bonus', 'promo-code'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** An offer has a link to its partner, and one to its full terms. */
export const linkPlaces = ['offer', 'terms'] as const;
export type LinkPlace = (typeof linkPlaces)[number];

export const linkStates = ['broken', 'moved', 'failing', 'unclear', 'good', 'unchecked'] as const;
export type LinkState = (typeof linkStates)[number];

/** Editors have to do something about these. */
export const linkProblems = ['broken', 'moved'] as const satisfies LinkState[];
export type LinkProblem = (typeof linkProblems)[number];
