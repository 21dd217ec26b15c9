import type { AddressChangeText } from './address-change-text.ts';

export const addressChangeEn: AddressChangeText = {
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
  stopped: {
    title: 'The change is stopped',
    text: 'Your account keeps its address. If it was not you who asked, somebody knows your password: choose a new one now, by “Forgotten your password?”.',
    next: 'Choose a new password',
  },
};
