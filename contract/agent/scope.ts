/** Scopes limit an agent, and so does the role of its person. */
export const scopes = ['read', 'report', 'propose'] as const;
export type Scope = (typeof scopes)[number];
