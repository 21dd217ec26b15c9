/**
 * Lists how long each kind of data is stored, based on the settings and constants used to delete it. A new setting or
 * table without an entry doesn't compile.
 */
import { cspReportDays } from '#contract/operation/csp-report.ts';
import { speedDays } from '#contract/operation/page-speed.ts';
import { clickIdDays } from '#contract/partner/conversion-event.ts';
import type { StoredData, StoredKind, StoredPeriod } from '#contract/site/stored-data.ts';
import { voteDays } from '#contract/visitor/shown-votes.ts';
import { day } from '#contract/wall-clock.ts';
import type { Database } from '../../db/tables.ts';
import { longestWindow } from '../http/shared-rate-limit.ts';
import { ageCookieSeconds } from '../pages/forms/age-form.ts';
import { countingCookieSeconds } from '../pages/forms/counting-form.ts';
import { clickReportDays } from '../partner/click/delete-old-clicks.ts';
import { keptAfterEnd } from '../people/session/sign-in-cleanup.ts';
import { previewCookieSeconds } from '../preview/preview-cookie.ts';
import type { Settings } from '../settings.ts';
import { unverifiedFor } from '../visitor/account/delete-expired-visitor-data.ts';
import { linkLifetime } from '../visitor/account/password-link.ts';
import { sessionLifetime } from '../visitor/account/session-cookie.ts';
import { breakCookieSeconds } from '../visitor/break/break-cookie.ts';

type RetentionSetting = Extract<
  keyof Settings,
  `KEEP_${string}` | `${string}_KEEP` | 'SESSION_MAX_DAYS'
>;

const kindOfSetting = {
  KEEP_INQUIRIES_DAYS: 'message',
  KEEP_MISSED_SEARCHES_DAYS: 'missed_search',
  KEEP_HISTORY_DAYS: 'history',
  KEEP_SECURITY_LOG_DAYS: 'security_log',
  KEEP_UNUSED_IMAGES_DAYS: 'unused_image',
  BACKUP_KEEP: 'backup',
  SESSION_MAX_DAYS: 'staff_session',
} as const satisfies Record<RetentionSetting, StoredKind>;

const days = (count: number): StoredPeriod =>
  count === 0 ? { until: 'forever' } : { days: Math.ceil(count) };

const secondsPerDay = day / 1000;
const cookie = (seconds: number) => days(seconds / secondsPerDay);

type FromSettings = (typeof kindOfSetting)[RetentionSetting];

function periodsOfSettings(settings: Settings) {
  const periods = Object.entries(kindOfSetting).map(([name, kind]) => [
    kind,
    days(settings[name as RetentionSetting]),
  ]);
  return Object.fromEntries(periods) as Record<FromSettings, StoredPeriod>;
}

export const storedData = (settings: Settings): StoredData => ({
  ...periodsOfSettings(settings),
  ...(settings.BACKUP_DIR === undefined && { backup: { until: 'not_stored' } }),
  staff_session: days(settings.SESSION_MAX_DAYS + keptAfterEnd / day),
  account: { until: 'account_deleted' },
  unconfirmed_account: days(unverifiedFor / day),
  sign_in: cookie(sessionLifetime),
  email_link: { minutes: linkLifetime / 60_000 },
  click_visitor: days(1),
  click: days(clickIdDays),
  click_count: days(clickReportDays),
  vote: days(1),
  vote_count: days(voteDays),
  limit: { minutes: longestWindow / 60_000 },
  csp_report: days(cspReportDays),
  page_speed: days(speedDays),
  session_cookie: cookie(sessionLifetime),
  choice_cookie: days(365),
  age_cookie: cookie(ageCookieSeconds),
  break_cookie: cookie(breakCookieSeconds),
  counting_cookie: cookie(countingCookieSeconds),
  preview_cookie: cookie(previewCookieSeconds),
  in_browser: { until: 'cleared' },
  in_tab: { until: 'tab_closed' },
  staff: { until: 'forever' },
  staff_browser: { until: 'cleared' },
  author: { until: 'forever' },
});

/**
 * The kind of data in each table. `content` is what the site publishes, figures of the business, and counts that identify
 * no one.
 */
export const kindOfTable: Record<keyof Database, StoredKind | 'content'> = {
  visitor: 'account',
  visitor_credential: 'account',
  saved_offer: 'account',
  copied_code: 'account',
  follow: 'account',
  follow_consent: 'account',
  follow_digest: 'account',
  visitor_session: 'sign_in',
  visitor_verification: 'email_link',
  inquiry: 'message',
  missed_search: 'missed_search',
  promo_code_vote: 'vote',
  promo_code_vote_count: 'vote_count',
  click_visitor: 'click_visitor',
  click_salt: 'click_visitor',
  click_origin_value: 'click',
  click: 'click',
  conversion: 'click',
  postback: 'click',
  conversion_import: 'click',
  conversion_import_row: 'click',
  click_count: 'click_count',
  click_count_by_place: 'click_count',
  click_count_by_product: 'click_count',
  click_count_by_origin: 'click_count',
  conversion_count: 'click_count',
  conversion_count_by_place: 'click_count',
  conversion_count_by_product: 'click_count',
  rate_limit: 'limit',
  csp_report: 'csp_report',
  online_count: 'content',
  page_speed_count: 'page_speed',
  admin_token: 'staff',
  passkey: 'staff',
  one_time_secret: 'staff',
  staff_session: 'staff_session',
  used_challenge: 'staff_session',
  oauth_client: 'content',
  oauth_code: 'staff_session',
  agent_grant: 'staff',
  security_event: 'security_log',
  security_chain: 'security_log',
  change: 'history',
  release: 'history',
  proposal: 'history',
  proposal_comment: 'history',
  change_count: 'author',
  unused_image: 'unused_image',
  report_view: 'author',
  postback_key: 'author',
  webhook: 'content',
  category: 'content',
  category_translation: 'content',
  product: 'content',
  product_translation: 'content',
  slug: 'content',
  translation_mark: 'author',
  product_ranking: 'content',
  product_image: 'content',
  product_category: 'content',
  banner: 'content',
  banner_translation: 'content',
  banner_category: 'content',
  exclusive_bonus: 'content',
  top_list_entry: 'content',
  exclusive_bonus_translation: 'content',
  exclusive_bonus_category: 'content',
  exclusive_bonus_seen: 'content',
  page_block: 'content',
  promo_code: 'content',
  promo_code_seen: 'content',
  regulator: 'content',
  payment_method: 'content',
  provider: 'content',
  content_page: 'content',
  content_page_translation: 'content',
  redirect: 'content',
  programme: 'author',
  programme_product: 'content',
  deal: 'content',
  stat_source: 'content',
  programme_campaign: 'content',
  stat_import: 'author',
  programme_stat: 'content',
  staged_stat: 'content',
  former_stat: 'content',
  stat_month: 'content',
  statement: 'content',
  payment: 'content',
  money_correction: 'content',
  money_note: 'author',
  money_document: 'author',
  closed_month: 'author',
  rate: 'content',
  money_change: 'author',
  site_import: 'content',
  import_record: 'content',
  imported_entry: 'content',
  import_address: 'content',
  import_mapping: 'content',
  product_market: 'content',
  product_market_translation: 'content',
  product_licence: 'content',
  product_payment: 'content',
  product_provider: 'content',
  product_fact: 'content',
  image: 'content',
  image_translation: 'content',
  image_use: 'content',
  page_file: 'content',
  lease: 'content',
  link_check: 'content',
  link_use: 'content',
  scoring: 'content',
  product_score: 'content',
  product_point: 'content',
  product_point_change: 'content',
  market: 'content',
  market_rule: 'content',
  market_translation: 'content',
  site_settings: 'content',
  site_settings_translation: 'content',
  setting: 'content',
  followed_state: 'content',
};
