import type { SignInText } from '../../type/sign-in.ts';

export const texts: SignInText = {
  heading: 'SIGN IN',
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  signIn: { title: 'Welcome back', send: 'Sign in' },
  signUp: {
    title: 'New here?',
    lead: 'You don’t need an account to use this site. With one, you can:',
    gains: [
      'see your saved offers on every device,',
      'find the codes you copied recently,',
      'download or delete all your data at any time.',
    ],
    explanation: 'We’ll send you a link to choose a password.',
    send: 'Create account',
  },
  forgotten: {
    title: 'Forgot your password?',
    explanation: 'We’ll send you a link to choose a new one.',
    send: 'Send link',
  },
  choose: {
    title: 'Choose a password',
    lead: 'Use a password you don’t use anywhere else. Saving it signs you out of all your sessions.',
    label: 'New password',
    hint: 'At least {min} characters. A few words are easier to remember than symbols.',
    send: 'Save password',
  },
  reasons: {
    follow:
      'Sign in to follow this: your account keeps the list, and emails only go to a confirmed address. You’ll come back to where you were.',
  },
  ready: { title: 'Password saved', text: 'You can now sign in with your new password.' },
  requestNewLink: 'Request a new link',
  local: {
    text: 'You have saved offers in this browser. They move to your account when you sign in.',
    see: 'See your list',
  },
  refusals: {
    no_email: 'Enter an email address like name@example.com.',
    wrong: 'Wrong email or password.',
    short: 'Enter at least {min} characters.',
    long: 'Enter at most {max} characters.',
    common: 'Many people use this password. Choose one that’s harder to guess.',
    expired: 'This link no longer works: it has already been used or has expired.',
    too_many_requests: 'Too many attempts. Try again in 15 minutes.',
    overloaded: 'The site is very busy right now. Try again in a few seconds.',
    other: 'Something went wrong on our side. Try again in a moment.',
  },
  notices: {
    sent: {
      title: 'Check your inbox',
      text: 'If the address is correct, we’ve sent you an email with a link. The link expires in an hour. Nothing there? Check your spam folder, then try again.',
      next: 'Back to sign in',
    },
    confirmed: {
      title: 'Address confirmed',
      text: 'The email address of your account has been changed.',
      next: 'Go to your account',
    },
    expired: {
      title: 'This link no longer works',
      text: 'It has already been used or has expired, so nothing has changed. Request a new link where you requested the first one.',
      next: 'Go to your account',
    },
    stopped: {
      title: 'Change canceled',
      text: 'Your account keeps its current address. If you didn’t request the change, someone knows your password: choose a new one now with “Forgot your password?”.',
      next: 'Choose a new password',
    },
    deleted: {
      title: 'Account deleted',
      text: 'Your address, sessions, saved offers and copied codes have been permanently deleted. You can still use everything on this site without an account.',
      next: 'Home page',
    },
  },
};
