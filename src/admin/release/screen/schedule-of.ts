import type { Release } from '#contract/release/release.ts';

type Scheduled = Pick<Release, 'publish_at' | 'when_approved' | 'state'>;

/** The schedule to keep if only the name changes. The minute of a failed release has passed. */
export const scheduleOf = ({ publish_at, when_approved, state }: Scheduled) => ({
  publish_at: state === 'failed' ? null : publish_at,
  when_approved,
});
