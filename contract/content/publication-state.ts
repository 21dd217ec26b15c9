/** The state of a page in one language. Doesn't import zod, because URLs of admin screens contain states. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];
