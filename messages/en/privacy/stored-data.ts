import type { StoredKind, StoredUntil } from '#contract/site/stored-data.ts';

/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  title: 'What this site stores, and for how long',
  lead: 'These are this site’s current settings. Data is deleted the night after its time is up, and disappears from backups as they expire.',
  counting: {
    title: 'Counting visits',
    lead: 'We count how often links to casinos and betting sites are followed and how fast pages are, without identifying anyone. We don’t count you if your browser sends Do Not Track or Global Privacy Control, or if you tell us here.',
    off: 'We don’t count visits in your market.',
    stop: 'Don’t count me',
    stopped: 'You aren’t counted in this browser.',
    resume: 'Count me again',
  },
  groups: {
    visitor: 'About visitors',
    browser: 'In your browser',
    team: 'About the team and its work',
  },
  kinds: {
    account:
      'Your account: email address, a hash of your password, saved and followed offers, copied codes, consents to emails, and any break from offers',
    unconfirmed_account: 'An email address that was never confirmed',
    sign_in: 'Where you’re signed in: browser, sign-in time and last use, without your IP address',
    email_link: 'Links sent by email to confirm an address or choose a password',
    message: 'Messages, applications and reports that you send us, with your email address',
    missed_search: 'Searches that found nothing, counted by day, without identifying who searched',
    click_visitor:
      'A hash that counts a visitor once a day when they follow a link to a casino or betting site',
    click:
      'Clicks on links to casinos and betting sites, and what they report for these, without identifying who clicked',
    click_count: 'Daily totals of clicks, sign-ups and deposits',
    vote: 'A hash that keeps anyone from voting twice on a code on the same day',
    vote_count: 'How many visitors said that a code worked',
    limit: 'Hashes of IP and email addresses that limit failed and repeated attempts',
    csp_report: 'Browser reports about blocked content, without identifying visitors',
    page_speed:
      'How fast pages loaded and reacted, counted by day, kind of page and device, without identifying visitors',
    session_cookie: 'Cookies that keep you signed in',
    choice_cookie: 'Cookies with your language and market',
    age_cookie: 'A cookie that says you confirmed your age',
    break_cookie: 'Cookies with the end of a break from offers',
    counting_cookie: 'A cookie that says you don’t want to be counted',
    preview_cookie: 'A cookie that shows a preview of the site, if someone sent you its link',
    in_browser:
      'Offers you save without an account, recent searches, and that you saw the promo codes',
    in_tab:
      'Casinos, betting sites and bonuses you are comparing, how far you scrolled and, where that is allowed, the site or campaign that brought you here',
    staff:
      'Names, roles and hashed credentials of people who work or worked in the admin, with the browser and IP address they last used',
    staff_session: 'Their sessions, with browser and IP address',
    staff_browser:
      'In their browsers: the session or token, the language, what they last chose in forms and lists, the release they work in, and unsaved drafts',
    security_log: 'Sign-ins, refused attempts, and changes to people and secrets, with IP address',
    history: 'Earlier versions of everything that was edited, and proposed changes with comments',
    author: 'Who changed what, and when',
    unused_image: 'Images that are no longer used',
    backup: 'Nightly backups of everything above that is stored on the server',
  } satisfies Record<StoredKind, string>,
  days: { one: '1 day', other: '{count} days' },
  minutes: { one: '1 minute', other: '{count} minutes' },
  until: {
    account_deleted: 'Until you delete your account',
    cleared: 'Until you remove them or clear your browser data',
    tab_closed: 'Until you close the tab',
    forever: 'Indefinitely',
    not_stored: 'Not stored',
  } satisfies Record<StoredUntil, string>,
};

export type StoredDataTexts = typeof texts;
