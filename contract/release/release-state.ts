export const releaseStates = ['open', 'waiting', 'published', 'failed', 'undone'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** States in which proposals can be added and changed. */
export const editableStates = ['open', 'waiting', 'failed'] as const satisfies ReleaseState[];

export const maxOpenReleases = 50;

/** Agents have room of their own, so that they don't take it from people. */
export const maxAgentReleases = 20;
