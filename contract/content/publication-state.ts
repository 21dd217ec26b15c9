/** The state of a text in one language. This file is without zod, as the addresses of the admin's screens name a state. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];
