import type { AccountText } from '../type/account.ts';

export const texts: AccountText = {
  heading: 'ACCOUNT',
  title: 'Your account',
  signedInAs: 'Signed in as {email}',
  needsScript:
    'You are signed in. To see and change what belongs to your account, allow this site to run scripts.',
  loading: 'Loading…',
  saved: {
    title: 'Saved offers',
    empty: 'Nothing saved that is on offer where you play. A heart on any card puts it here.',
    unavailable: {
      one: '{count} saved offer is no longer available.',
      other: '{count} saved offers are no longer available.',
    },
    removeUnavailable: 'Remove from the list',
    unavailableRemoved: 'Removed.',
  },
  copied: {
    title: 'Codes copied lately',
    empty: 'No code copied lately that still works where you play.',
  },
  choices: { title: 'Market and language', language: 'Language' },
  email: {
    title: 'E-mail',
    label: 'New e-mail',
    send: 'Change e-mail',
    done: 'An e-mail with a link is on its way to the new address. Nothing changes until you follow it.',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    label: 'New password',
    hint: 'At least {min} characters. Every other session ends.',
    send: 'Change password',
    done: 'Your password is changed, and every other session has ended.',
  },
  sessions: {
    title: 'Where you are signed in',
    here: 'This browser',
    since: 'signed in on {date}',
    seen: 'Last seen on {date}',
    end: 'End',
    endOne: 'End {name}',
    ended: 'The session has ended.',
    endOthers: 'End all others',
    othersEnded: 'Every other session has ended.',
    unknown: 'Unknown browser',
    device: '{browser} on {system}',
  },
  data: {
    title: 'Your data',
    text: 'Everything that belongs to your account, in one file. What you sent us through a form is not part of it.',
    download: 'Download',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Your address, sessions, saved offers and copied codes are deleted at once and for good.',
    send: 'Delete for good',
  },
  refusals: {
    no_password: 'Type your password.',
    password: 'This is not your password.',
    email: 'Type an e-mail address like name@example.com.',
    same_email: 'This is your address already.',
    new_password: 'Type between {min} and {max} characters.',
    too_many_requests: 'That was tried too often. Wait a quarter of an hour, then try again.',
    overloaded: 'The site is very busy at the moment. Wait a few seconds, then try again.',
    unauthorized: 'You are no longer signed in here. Sign in again.',
    other: 'That did not work. Try again in a moment.',
  },
};
