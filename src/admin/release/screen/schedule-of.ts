import type { Release } from '#contract/release/release.ts';

type Scheduled = Pick<Release, 'publish_at' | 'when_approved' | 'state'>;

/** What a release keeps if only its name changes. The minute of one that failed has passed. */
export const scheduleOf = ({ publish_at, when_approved, state }: Scheduled) => ({
  publish_at: state === 'failed' ? null : publish_at,
  when_approved,
});
