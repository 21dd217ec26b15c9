import type { Release } from '#contract/release/release.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatSiteTime, formatTime } from '../../format.ts';
import type { Status } from '../../list/row-status.ts';

const tones = {
  open: 'plain',
  waiting: 'plain',
  published: 'good',
  failed: 'bad',
  undone: 'quiet',
} as const satisfies Record<Release['state'], Status['tone']>;

/** The state of a release, and what keeps it from being published. */
export function releaseStatuses(release: Release, text: AdminTexts['release']): Status[] {
  const { state, is_late, conflicts, unapproved } = release;
  return [
    { label: text.states[state], tone: tones[state] },
    ...(is_late ? [{ label: text.list.late, tone: 'bad' as const }] : []),
    ...(conflicts > 0 ? [{ label: text.conflicts(conflicts), tone: 'bad' as const }] : []),
    ...(unapproved > 0
      ? [{ label: text.list.unapproved(unapproved), tone: 'warning' as const }]
      : []),
  ];
}

export const isInTrouble = ({ state, is_late }: Release) => state === 'failed' || is_late;

/** When a release was or will be published. */
export function publicationText(release: Release, { list }: AdminTexts['release']): string {
  const { published_at, publish_at, when_approved } = release;
  if (published_at) return formatTime(published_at);
  if (publish_at) return formatSiteTime(publish_at);
  return when_approved ? list.whenApproved : list.notScheduled;
}
