/** From the one who may do everything to the one who only reads: each may do what those after it may. */
export const roles = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const mayDo = (role: Role, needed: Role) => roles.indexOf(role) <= roles.indexOf(needed);

/** The holder of ADMIN_TOKEN has this name in the history, and nobody else may take it. */
export const firstOwner = 'Administrator';
