import type { SignInText } from './sign-in-text.ts';

export const signInTr: SignInText = {
  heading: 'GİRİŞ YAP',
  title: 'Giriş yap',
  email: 'E-posta',
  password: 'Parola',
  signIn: { title: 'Yeniden hoş geldiniz', send: 'Giriş yap' },
  signUp: {
    title: 'Yeni misiniz?',
    lead: 'Bu sitedeki her şey hesapsız da açıktır. Bir hesapla:',
    gains: [
      'kaydettiğiniz teklifler bütün cihazlarınızda durur,',
      'son kopyaladığınız kodları yeniden bulursunuz,',
      'hepsini istediğiniz an yanınıza alır ya da silersiniz.',
    ],
    letter: 'Size parolanızı seçeceğiniz bir bağlantı göndeririz.',
    send: 'Hesap aç',
  },
  forgotten: {
    title: 'Parolanızı mı unuttunuz?',
    letter: 'Size yeni bir parola seçeceğiniz bir bağlantı göndeririz.',
    send: 'Bağlantıyı gönder',
  },
  choose: {
    title: 'Parola seçin',
    lead: 'Yalnızca bu site için kullanın. Açık kalan bütün oturumlarınız kapanır.',
    label: 'Yeni parola',
    hint: 'En az {min} karakter. Birkaç sözcük, işaretlerden daha kolay akılda kalır.',
    send: 'Parolayı kaydet',
  },
  ready: 'Parolanız kaydedildi. Onunla giriş yapın.',
  refusals: {
    no_email: 'ad@ornek.com gibi bir e-posta adresi yazın.',
    wrong: 'Bu e-posta ile parola birbirine ait değil.',
    short: 'En az {min} karakter yazın.',
    long: 'En çok {max} karakter yazın.',
    expired: 'Bu bağlantı artık çalışmıyor: ya kullanıldı ya da süresi doldu. Yenisini isteyin.',
    too_many_requests: 'Çok sık denendi. Birkaç dakika bekleyip yeniden deneyin.',
    other: 'Bizden kaynaklanan bir sorun oluştu. Birazdan yeniden deneyin.',
  },
  notices: {
    sent: {
      title: 'Posta kutunuza bakın',
      text: 'Adres doğruysa içinde bağlantı olan bir ileti yola çıktı. Bağlantı bir saat çalışır. Gelmedi mi? İstenmeyen postalara bakın, sonra yeniden isteyin.',
      next: 'Girişe dön',
    },
    confirmed: {
      title: 'Adres onaylandı',
      text: 'Hesabınız bundan böyle yeni adresiyle tanınıyor.',
      next: 'Hesabınıza gidin',
    },
    expired: {
      title: 'Bu bağlantı artık çalışmıyor',
      text: 'Ya kullanıldı ya da süresi doldu. Hiçbir şey değişmedi. İlk istediğiniz yerden yenisini isteyin.',
      next: 'Hesabınıza gidin',
    },
  },
};
