import type { AccountText } from '../../type/account.ts';

export const texts: AccountText = {
  heading: 'HESAP',
  title: 'Hesabınız',
  signedInAs: '{email} hesabıyla giriş yaptınız',
  needsScript:
    'Giriş yaptınız. Hesabınızı görüntülemek ve düzenlemek için bu sitede JavaScript’e izin verin.',
  loading: 'Yükleniyor…',
  saved: {
    title: 'Kaydedilen teklifler',
    text: 'Kaydettiğiniz teklifler ve son kopyaladığınız kodlar.',
    see: 'Listenizi görün',
  },
  following: {
    title: 'Takip ettikleriniz',
    empty:
      'Henüz bir şey takip etmiyorsunuz. Bir casinonun veya bahis sitesinin sayfasında ya da promosyon kodlarında “Takip et” seçeneğini kullanın.',
    codes: 'Yeni promosyon kodları',
    end: 'Takibi bırak',
    endOne: 'Takibi bırak: {name}',
    ended: 'Takip bırakıldı.',
    emails: 'Bana e-posta gönderin:',
    emailsHint:
      'Günde en çok bir e-posta, yalnızca yenilik varsa. Mola sırasında e-posta gönderilmez.',
    byEmail: {
      product: 'Takip ettiklerim',
      category: 'Takip ettiğim kategoriler',
      codes: 'Yeni kodlar',
    },
    changed: 'E-posta tercihleriniz güncellendi.',
  },
  choices: { title: 'Ülke ve dil', language: 'Dil' },
  email: {
    title: 'E-posta',
    label: 'Yeni e-posta',
    send: 'E-postayı değiştir',
    done: 'Yeni adresinize bir bağlantı gönderdik. Bağlantıyı açana kadar hiçbir şey değişmez.',
  },
  password: {
    title: 'Parola',
    current: 'Mevcut parola',
    show: 'Parolayı göster',
    label: 'Yeni parola',
    hint: 'En az {min} karakter. Değiştirdiğinizde diğer tüm oturumlarınız kapatılır.',
    send: 'Parolayı değiştir',
    done: 'Parolanız değiştirildi ve diğer tüm oturumlarınız kapatıldı.',
  },
  sessions: {
    title: 'Açık oturumlarınız',
    here: 'Bu tarayıcı',
    since: 'giriş: {date}',
    seen: 'Son görülme: {date}',
    end: 'Oturumu kapat',
    endOne: 'Oturumu kapat: {name}',
    ended: 'Oturum kapatıldı.',
    endOthers: 'Diğer tüm oturumları kapat',
    othersEnded: 'Diğer tüm oturumlar kapatıldı.',
    unknown: 'Bilinmeyen tarayıcı',
    device: '{system} üzerinde {browser}',
  },
  data: {
    title: 'Verileriniz',
    text: 'Hesabınızdaki her şey tek bir dosyada. Formlarla bize gönderdiğiniz mesajlar dahil değildir.',
    download: 'İndir',
  },
  deletion: {
    title: 'Hesabınızı silin',
    text: 'Adresiniz, oturumlarınız, kayıtlı teklifleriniz ve kopyaladığınız kodlar hemen ve kalıcı olarak silinir.',
    send: 'Kalıcı olarak sil',
  },
  refusals: {
    no_password: 'Parolanızı girin.',
    password: 'Parolanız hatalı.',
    email: 'ad@ornek.com gibi bir e-posta adresi girin.',
    same_email: 'Bu zaten mevcut adresiniz.',
    new_password: 'Parola {min}–{max} karakter uzunluğunda olmalı ve kolay tahmin edilmemelidir.',
    too_many_requests: 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.',
    overloaded: 'Site şu anda çok yoğun. Birkaç saniye sonra tekrar deneyin.',
    unauthorized: 'Oturumunuz sona erdi. Yeniden giriş yapın.',
    other: 'İşlem tamamlanamadı. Biraz sonra tekrar deneyin.',
  },
};
