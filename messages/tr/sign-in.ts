import type { SignInText } from '../type/sign-in.ts';

export const texts: SignInText = {
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
      'hepsini istediğiniz an indirebilir ya da silebilirsiniz.',
    ],
    explanation: 'Size parolanızı seçeceğiniz bir bağlantı göndeririz.',
    send: 'Hesap aç',
  },
  forgotten: {
    title: 'Parolanızı mı unuttunuz?',
    explanation: 'Size yeni bir parola seçeceğiniz bir bağlantı göndeririz.',
    send: 'Bağlantıyı gönder',
  },
  choose: {
    title: 'Parola seçin',
    lead: 'Yalnızca bu site için kullanın. Açık kalan bütün oturumlarınız kapanır.',
    label: 'Yeni parola',
    hint: 'En az {min} karakter. Birkaç sözcük, işaretlerden daha kolay akılda kalır.',
    send: 'Parolayı kaydet',
  },
  ready: { title: 'Parola kaydedildi', text: 'Parolanız kaydedildi. Onunla giriş yapın.' },
  requestNewLink: 'Yeni bir bağlantı isteyin',
  local: {
    title: 'Bu tarayıcıda kayıtlı',
    lead: 'Giriş yapana kadar yalnızca bu tarayıcıda durur, sonra hesabınıza taşınır.',
    copied: 'Son kopyalanan kodlar',
  },
  refusals: {
    no_email: 'ad@ornek.com gibi bir e-posta adresi yazın.',
    wrong: 'E-posta adresi veya parola hatalı.',
    short: 'En az {min} karakter yazın.',
    long: 'En çok {max} karakter yazın.',
    expired: 'Bu bağlantı artık çalışmıyor: ya kullanıldı ya da süresi doldu.',
    too_many_requests: 'Çok sık denendi. On beş dakika bekleyip yeniden deneyin.',
    overloaded: 'Site şu anda çok yoğun. Birkaç saniye bekleyip yeniden deneyin.',
    other: 'Bizden kaynaklanan bir sorun oluştu. Birazdan yeniden deneyin.',
  },
  notices: {
    sent: {
      title: 'E-postanızı kontrol edin',
      text: 'Adres doğruysa bağlantı içeren bir e-posta gönderildi. Bağlantı bir saat geçerlidir. Gelmedi mi? Spam klasörüne bakın, sonra yeniden isteyin.',
      next: 'Girişe dön',
    },
    confirmed: {
      title: 'Adres onaylandı',
      text: 'Hesabınızın e-posta adresi güncellendi.',
      next: 'Hesabınıza gidin',
    },
    expired: {
      title: 'Bu bağlantı artık çalışmıyor',
      text: 'Ya kullanıldı ya da süresi doldu. Hiçbir şey değişmedi. İlk istediğiniz yerden yenisini isteyin.',
      next: 'Hesabınıza gidin',
    },
    stopped: {
      title: 'Değişiklik durduruldu',
      text: 'Hesabınızın adresi olduğu gibi kaldı. Bunu siz istemediyseniz parolanızı başkası biliyor: “Parolanızı mı unuttunuz?” bölümünden hemen yeni bir parola seçin.',
      next: 'Yeni parola seçin',
    },
    deleted: {
      title: 'Hesabınız silindi',
      text: 'Adresiniz, oturumlarınız, kayıtlı teklifleriniz ve kopyalanan kodlarınız kalıcı olarak silindi. Bu sitedeki her şey hesapsız da açıktır.',
      next: 'İlk sayfaya git',
    },
  },
};
