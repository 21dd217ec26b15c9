import type { EmailChangeText } from '../type/email-change.ts';

export const texts: EmailChangeText = {
  confirm: {
    title: 'Confirm the address',
    text: 'From then on your account is known by this address: you sign in with it, and letters go to it.',
    send: 'Confirm the address',
  },
  stop: {
    title: 'Stop the change of address',
    text: 'Somebody who knows your password asked for another address for your account. Stopped, it keeps the one that it has.',
    send: 'Stop the change',
  },
};
