/** What an agent may do at most. The role of its person may allow less. */
export const scopes = ['read', 'report', 'propose'] as const;
export type Scope = (typeof scopes)[number];
