/**
 * A page that is gone and a name that no DNS knows are broken at once. Any other failure may pass by itself: the link is
 * broken when it fails again in another night, without a success in between.
 */
import type { LinkState } from '#contract/partner/link-state.ts';
import type { StoredLink } from '../../../db/repositories/partner/link-check.ts';
import type { LinkOutcome } from './follow-link.ts';

/** Nights are a day apart, and one may begin a little earlier than the one before. */
const nightLater = 20 * 60 * 60_000;

export function nextLinkState(
  before: Pick<StoredLink, 'failing_since' | 'accepted_destination' | 'destination'>,
  { verdict, destination, status, error }: LinkOutcome,
  now: Date,
) {
  const found = { status, error, last_checked_at: now.toISOString() };
  if (destination !== null) {
    // An editor who writes a link means the place that it leads to at first.
    const accepted_destination = before.accepted_destination ?? destination;
    const state = stateOfReached({ status, destination, accepted_destination });
    return { ...found, state, destination, accepted_destination, failing_since: null };
  }
  const failing_since = before.failing_since ?? found.last_checked_at;
  const isLasting = now.getTime() - Date.parse(failing_since) >= nightLater;
  const state: LinkState = verdict === 'gone' || isLasting ? 'broken' : 'failing';
  return { ...found, state, failing_since };
}

/** A link that was reached leads where it should, or an editor has to look. */
export function stateOfReached({
  status,
  ...place
}: Pick<StoredLink, 'status' | 'destination' | 'accepted_destination'>): LinkState {
  if (place.destination !== place.accepted_destination) return 'moved';
  return status !== null && status < 300 ? 'good' : 'unclear';
}
