import type { EmailChangeText } from '../../type/email-change.ts';

export const texts: EmailChangeText = {
  confirm: {
    title: 'Confirm your new address',
    text: 'You’ll sign in with this address from now on, and we’ll send all emails to it.',
    send: 'Confirm address',
  },
  stop: {
    title: 'Cancel the address change',
    text: 'Someone who knows your password requested a new email address for your account. Cancel the change to keep your current address.',
    send: 'Cancel change',
  },
};
