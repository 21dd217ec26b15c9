import type { SignInText } from '../type/sign-in.ts';

export const texts: SignInText = {
  heading: 'SIGN IN',
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  signIn: { title: 'Welcome back', send: 'Sign in' },
  signUp: {
    title: 'New here?',
    lead: 'Everything on this site is open without an account. With one:',
    gains: [
      'the offers you save are there on each of your devices,',
      'the codes you copied lately can be found again,',
      'you can take all of it with you, or delete it, at any time.',
    ],
    explanation: 'We send you a link with which you choose a password.',
    send: 'Create account',
  },
  forgotten: {
    title: 'Forgotten your password?',
    explanation: 'We send you a link with which you choose a new one.',
    send: 'Send the link',
  },
  choose: {
    title: 'Choose a password',
    lead: 'It is for this site alone. Any session of yours that is still open ends.',
    label: 'New password',
    hint: 'At least {min} characters. Several words are easier to remember than symbols.',
    send: 'Save the password',
  },
  ready: { title: 'Password saved', text: 'Your password is saved. Sign in with it.' },
  requestNewLink: 'Ask for a new one',
  local: {
    title: 'Saved in this browser',
    lead: 'It stays in this browser until you sign in. Then it goes to your account.',
    copied: 'Codes copied lately',
  },
  refusals: {
    no_email: 'Type an e-mail address like name@example.com.',
    wrong: 'Wrong e-mail or password.',
    short: 'Type {min} characters or more.',
    long: 'Type {max} characters or fewer.',
    expired: 'This link no longer works: it was used, or it is too old.',
    too_many_requests: 'That was tried too often. Wait a quarter of an hour, then try again.',
    overloaded: 'The site is very busy at the moment. Wait a few seconds, then try again.',
    other: 'Something went wrong on our side. Try again in a moment.',
  },
  notices: {
    sent: {
      title: 'Check your inbox',
      text: 'If the address is right, an e-mail with a link is on its way to it. The link works for an hour. Nothing there? Check your spam folder, then ask again.',
      next: 'Back to sign in',
    },
    confirmed: {
      title: 'Address confirmed',
      text: 'The e-mail address of your account has been changed.',
      next: 'To your account',
    },
    expired: {
      title: 'This link no longer works',
      text: 'It was used, or it is too old. Nothing has changed. Ask for a new one where you asked for it first.',
      next: 'To your account',
    },
    stopped: {
      title: 'The change is stopped',
      text: 'Your account keeps its address. If it was not you who asked, somebody knows your password: choose a new one now, by “Forgotten your password?”.',
      next: 'Choose a new password',
    },
    deleted: {
      title: 'Your account is deleted',
      text: 'Your address, sessions, saved offers and copied codes are gone for good. Everything on this site stays open to you without an account.',
      next: 'To the first page',
    },
  },
};
