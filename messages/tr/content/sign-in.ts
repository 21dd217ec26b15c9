import type { SignInText } from '../../type/sign-in.ts';

export const texts: SignInText = {
  heading: 'GİRİŞ YAP',
  title: 'Giriş yap',
  email: 'E-posta',
  password: 'Parola',
  showPassword: 'Parolayı göster',
  signIn: { title: 'Tekrar hoş geldiniz', send: 'Giriş yap' },
  signUp: {
    title: 'Yeni misiniz?',
    lead: 'Siteyi kullanmak için hesap gerekmez. Hesabınız olursa:',
    gains: [
      'kaydettiğiniz tekliflere tüm cihazlarınızdan ulaşırsınız,',
      'son kopyaladığınız kodları yeniden bulursunuz,',
      'tüm verilerinizi istediğiniz zaman indirir ya da silersiniz.',
    ],
    explanation: 'Parolanızı belirlemeniz için size bir bağlantı göndeririz.',
    send: 'Hesap aç',
  },
  forgotten: {
    title: 'Parolanızı mı unuttunuz?',
    explanation: 'Yeni parola belirlemeniz için size bir bağlantı göndeririz.',
    send: 'Bağlantıyı gönder',
  },
  choose: {
    title: 'Parola belirleyin',
    lead: 'Başka bir yerde kullanmadığınız bir parola seçin. Kaydettiğinizde açık oturumlarınızın hepsi kapatılır.',
    label: 'Yeni parola',
    hint: 'En az {min} karakter. Birkaç kelimeyi hatırlamak, simgeleri hatırlamaktan kolaydır.',
    send: 'Parolayı kaydet',
  },
  reasons: {
    follow:
      'Takip etmek için giriş yapın: takip listeniz hesabınızda durur, e-postalar da yalnızca doğrulanmış adreslere gider. Sonra kaldığınız yere dönersiniz.',
  },
  ready: { title: 'Parola kaydedildi', text: 'Artık yeni parolanızla giriş yapabilirsiniz.' },
  requestNewLink: 'Yeni bir bağlantı isteyin',
  local: {
    text: 'Bu tarayıcıda kayıtlı teklifleriniz var. Giriş yaptığınızda hesabınıza taşınırlar.',
    see: 'Listenizi görün',
  },
  refusals: {
    no_email: 'ad@ornek.com gibi bir e-posta adresi girin.',
    wrong: 'E-posta adresi veya parola hatalı.',
    short: 'En az {min} karakter girin.',
    long: 'En fazla {max} karakter girin.',
    common: 'Bu parolayı çok kişi kullanıyor. Tahmini daha zor bir parola seçin.',
    expired: 'Bu bağlantı artık geçerli değil: daha önce kullanılmış ya da süresi dolmuş.',
    too_many_requests: 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.',
    overloaded: 'Site şu anda çok yoğun. Birkaç saniye sonra tekrar deneyin.',
    other: 'Bizden kaynaklanan bir sorun oluştu. Biraz sonra tekrar deneyin.',
  },
  notices: {
    sent: {
      title: 'E-postanızı kontrol edin',
      text: 'Adres doğruysa size bağlantı içeren bir e-posta gönderdik. Bağlantı bir saat geçerlidir. Gelmedi mi? Spam klasörünüzü kontrol edip tekrar deneyin.',
      next: 'Girişe dön',
    },
    confirmed: {
      title: 'Adres onaylandı',
      text: 'Hesabınızın e-posta adresi güncellendi.',
      next: 'Hesabınıza gidin',
    },
    expired: {
      title: 'Bu bağlantı artık geçerli değil',
      text: 'Daha önce kullanılmış ya da süresi dolmuş; hiçbir şey değişmedi. İlk bağlantıyı istediğiniz yerden yenisini isteyebilirsiniz.',
      next: 'Hesabınıza gidin',
    },
    stopped: {
      title: 'Değişiklik iptal edildi',
      text: 'Hesabınızın adresi değişmedi. Değişikliği siz istemediyseniz parolanızı başka biri biliyor demektir: “Parolanızı mı unuttunuz?” bağlantısıyla hemen yeni bir parola belirleyin.',
      next: 'Yeni parola seçin',
    },
    deleted: {
      title: 'Hesabınız silindi',
      text: 'Adresiniz, oturumlarınız, kayıtlı teklifleriniz ve kopyaladığınız kodlar kalıcı olarak silindi. Siteyi hesapsız da kullanmaya devam edebilirsiniz.',
      next: 'Ana sayfa',
    },
  },
};
