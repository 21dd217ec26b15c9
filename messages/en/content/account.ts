import type { AccountText } from '../../type/account.ts';

export const texts: AccountText = {
  heading: 'ACCOUNT',
  title: 'Your account',
  signedInAs: 'Signed in as {email}',
  needsScript:
    'You’re signed in. To view and change your account, enable JavaScript for this site.',
  loading: 'Loading…',
  saved: {
    title: 'Saved offers',
    text: 'Your saved offers and the codes you copied recently.',
    see: 'See your list',
  },
  following: {
    title: 'Following',
    empty:
      'You don’t follow anything yet. Choose “Follow” on the page of a casino or betting site, or at the promo codes.',
    codes: 'New promo codes',
    end: 'Unfollow',
    endOne: 'Unfollow: {name}',
    ended: 'Unfollowed.',
    emails: 'Email me about',
    emailsHint:
      'At most one email a day, and only if something is new. No emails are sent during a break.',
    byEmail: { product: 'Partners I follow', category: 'Categories I follow', codes: 'New codes' },
    changed: 'Your email preferences have been updated.',
  },
  choices: { title: 'Market and language', language: 'Language' },
  email: {
    title: 'Email',
    label: 'New email',
    send: 'Change email',
    done: 'We’ve sent a link to your new address. Nothing changes until you open it.',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    show: 'Show password',
    label: 'New password',
    hint: 'At least {min} characters. Changing it signs you out everywhere else.',
    send: 'Change password',
    done: 'Your password has been changed, and you’ve been signed out everywhere else.',
  },
  sessions: {
    title: 'Where you’re signed in',
    here: 'This browser',
    since: 'signed in on {date}',
    seen: 'Last seen on {date}',
    end: 'End session',
    endOne: 'End session: {name}',
    ended: 'Session ended.',
    endOthers: 'End all other sessions',
    othersEnded: 'All other sessions ended.',
    unknown: 'Unknown browser',
    device: '{browser} on {system}',
  },
  data: {
    title: 'Your data',
    text: 'Everything in your account, in one file. Messages you sent us through a form are not included.',
    download: 'Download',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Your address, sessions, saved offers and copied codes are deleted immediately and permanently.',
    send: 'Delete permanently',
  },
  refusals: {
    no_password: 'Enter your password.',
    password: 'That’s not your password.',
    email: 'Enter an email address like name@example.com.',
    same_email: 'This is already your address.',
    new_password: 'Enter between {min} and {max} characters that aren’t easy to guess.',
    too_many_requests: 'Too many attempts. Try again in 15 minutes.',
    overloaded: 'The site is very busy right now. Try again in a few seconds.',
    unauthorized: 'You’re no longer signed in. Sign in again.',
    other: 'That didn’t work. Try again in a moment.',
  },
};
