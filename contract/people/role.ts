/** In descending order: each role includes the permissions of those after it. */
export const roles = ['owner', 'editor', 'author', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const mayDo = (role: Role, needed: Role) => roles.indexOf(role) <= roles.indexOf(needed);

/** The name shown in the history for the holder of ADMIN_TOKEN. Reserved. */
export const firstOwner = 'Administrator';
