import type { AccountText } from './account-text.ts';

export const accountEn: AccountText = {
  heading: 'ACCOUNT',
  title: 'Your account',
  signedInAs: 'Signed in as {email}',
  needsScript:
    'You are signed in. To see and change what belongs to your account, allow this site to run scripts.',
};
