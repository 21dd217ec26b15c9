/** Data about people that a site stores, as the privacy page lists it. */

export const privacyPath = '/privacy';

export const storedKinds = {
  visitor: [
    ...(['account', 'unconfirmed_account', 'sign_in', 'email_link', 'message'] as const),
    ...(['missed_search', 'click_visitor', 'click', 'click_count', 'vote', 'vote_count'] as const),
    ...(['limit', 'csp_report', 'page_speed'] as const),
  ],
  browser: [
    ...([
      'session_cookie',
      'choice_cookie',
      'age_cookie',
      'break_cookie',
      'counting_cookie',
      'preview_cookie',
    ] as const),
    ...(['in_browser', 'in_tab'] as const),
  ],
  team: [
    ...(['staff', 'staff_session', 'staff_browser', 'security_log'] as const),
    ...(['history', 'author', 'unused_image', 'backup'] as const),
  ],
} as const;
type Group = keyof typeof storedKinds;
export type StoredKind = (typeof storedKinds)[Group][number];

/** Events that end the storage of data without a fixed time limit. */
export type StoredUntil =
  | ('account_deleted' | 'cleared' | 'tab_closed')
  | ('forever' | 'not_stored');

export type StoredPeriod = { days: number } | { minutes: number } | { until: StoredUntil };
export type StoredData = Record<StoredKind, StoredPeriod>;
