/** The state of a text in one language. Doesn't import zod, because URLs of admin screens contain states. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];
