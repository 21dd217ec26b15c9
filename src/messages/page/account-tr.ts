import type { AccountText } from './account-text.ts';

export const accountTr: AccountText = {
  heading: 'HESAP',
  title: 'Hesabınız',
  signedInAs: '{email} olarak giriş yaptınız',
  needsScript:
    'Giriş yaptınız. Hesabınıza ait olanları görmek ve değiştirmek için bu sitenin betik çalıştırmasına izin verin.',
};
