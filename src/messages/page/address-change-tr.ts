import type { AddressChangeText } from './address-change-text.ts';

export const addressChangeTr: AddressChangeText = {
  confirm: {
    title: 'Adresi onaylayın',
    text: 'Onayladığınızda hesabınızın e-posta adresi bu olur: onunla giriş yaparsınız ve e-postalar ona gönderilir.',
    send: 'Adresi onayla',
  },
  stop: {
    title: 'Adres değişikliğini durdurun',
    text: 'Parolanızı bilen birisi hesabınız için başka bir e-posta adresi istedi. Durdurursanız hesabınızın adresi olduğu gibi kalır.',
    send: 'Değişikliği durdur',
  },
  stopped: {
    title: 'Değişiklik durduruldu',
    text: 'Hesabınızın adresi olduğu gibi kaldı. Bunu siz istemediyseniz parolanızı başkası biliyor: “Parolanızı mı unuttunuz?” bölümünden hemen yeni bir parola seçin.',
    next: 'Yeni parola seçin',
  },
};
