import type { EmailChangeText } from '../type/email-change.ts';

export const texts: EmailChangeText = {
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
};
