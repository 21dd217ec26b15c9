export const releaseStates = ['open', 'waiting', 'published', 'failed', 'undone'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** States in which proposals can be added and changed. */
export const editableStates = ['open', 'waiting', 'failed'] as const satisfies ReleaseState[];

export const maxOpenReleases = 50;
