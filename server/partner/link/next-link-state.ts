/**
 * Marks missing pages and unknown host names as broken immediately. Any other failure may be temporary, so a link
 * counts as broken only if it fails again on another night, without a success in between.
 */
import type { LinkState } from '#contract/partner/link-state.ts';
import type { StoredLink } from '../../../db/repositories/partner/link-check.ts';
import type { LinkOutcome } from './follow-link.ts';

/** Less than a day, because a run may start a little earlier than the one on the previous night. */
const nightLater = 20 * 60 * 60_000;

export function nextLinkState(
  before: Pick<StoredLink, 'failing_since' | 'accepted_destination' | 'destination'>,
  { verdict, destination, status, error }: LinkOutcome,
  now: Date,
) {
  const found = { status, error, last_checked_at: now.toISOString() };
  if (destination !== null) {
    // The first destination found is assumed to be the one that the editor intended.
    const accepted_destination = before.accepted_destination ?? destination;
    const state = stateOfReached({ status, destination, accepted_destination });
    return { ...found, state, destination, accepted_destination, failing_since: null };
  }
  const failing_since = before.failing_since ?? found.last_checked_at;
  const isPersistent = now.getTime() - Date.parse(failing_since) >= nightLater;
  const state: LinkState = verdict === 'gone' || isPersistent ? 'broken' : 'failing';
  return { ...found, state, failing_since };
}

/** Returns the state of a reachable link. */
export function stateOfReached({
  status,
  ...place
}: Pick<StoredLink, 'status' | 'destination' | 'accepted_destination'>): LinkState {
  if (place.destination !== place.accepted_destination) return 'moved';
  return status !== null && status < 300 ? 'good' : 'unclear';
}
