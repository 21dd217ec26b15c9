import type { EmailChangeText } from '../../type/email-change.ts';

export const texts: EmailChangeText = {
  confirm: {
    title: 'Yeni adresinizi onaylayın',
    text: 'Bundan sonra bu adresle giriş yaparsınız ve e-postaları bu adrese göndeririz.',
    send: 'Adresi onayla',
  },
  stop: {
    title: 'Adres değişikliğini iptal edin',
    text: 'Parolanızı bilen biri hesabınız için yeni bir e-posta adresi istedi. Mevcut adresinizi korumak için değişikliği iptal edin.',
    send: 'Değişikliği iptal et',
  },
};
