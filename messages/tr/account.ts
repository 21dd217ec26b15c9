import type { AccountText } from '../type/account.ts';

export const texts: AccountText = {
  heading: 'HESAP',
  title: 'Hesabınız',
  signedInAs: '{email} olarak giriş yaptınız',
  needsScript:
    'Giriş yaptınız. Hesabınıza ait olanları görmek ve değiştirmek için bu sitenin betik çalıştırmasına izin verin.',
  loading: 'Yükleniyor…',
  saved: {
    title: 'Kaydedilen teklifler',
    empty:
      'Oynadığınız ülkede sunulan kayıtlı bir teklif yok. Kartlardaki kalp, teklifi buraya getirir.',
    unavailable: {
      one: 'Kayıtlı {count} teklif artık sunulmuyor.',
      other: 'Kayıtlı {count} teklif artık sunulmuyor.',
    },
    removeUnavailable: 'Listeden kaldır',
    unavailableRemoved: 'Kaldırıldı.',
  },
  copied: {
    title: 'Son kopyalanan kodlar',
    empty: 'Son kopyaladıklarınızdan oynadığınız ülkede hâlâ geçerli bir kod yok.',
  },
  choices: { title: 'Ülke ve dil', language: 'Dil' },
  email: {
    title: 'E-posta',
    label: 'Yeni e-posta',
    send: 'E-postayı değiştir',
    done: 'Yeni adrese bağlantı içeren bir e-posta gönderildi. Bağlantıya tıklayana kadar hiçbir şey değişmez.',
  },
  password: {
    title: 'Parola',
    current: 'Mevcut parola',
    label: 'Yeni parola',
    hint: 'En az {min} karakter. Diğer bütün oturumlar kapanır.',
    send: 'Parolayı değiştir',
    done: 'Parolanız değişti, diğer bütün oturumlar kapandı.',
  },
  sessions: {
    title: 'Açık oturumlarınız',
    here: 'Bu tarayıcı',
    since: 'giriş: {date}',
    seen: 'Son görülme: {date}',
    end: 'Kapat',
    endOne: '{name} oturumunu kapat',
    ended: 'Oturum kapatıldı.',
    endOthers: 'Diğer tüm oturumları kapat',
    othersEnded: 'Diğer tüm oturumlar kapatıldı.',
    unknown: 'Bilinmeyen tarayıcı',
    device: '{system} üzerinde {browser}',
  },
  data: {
    title: 'Verileriniz',
    text: 'Hesabınıza ait her şey, tek bir dosyada. Formlarla bize gönderdiğiniz mesajlar bunun dışındadır.',
    download: 'İndir',
  },
  deletion: {
    title: 'Hesabınızı silin',
    text: 'Adresiniz, oturumlarınız, kayıtlı teklifleriniz ve kopyalanan kodlarınız hemen ve kalıcı olarak silinir.',
    send: 'Kalıcı olarak sil',
  },
  refusals: {
    no_password: 'Parolanızı yazın.',
    password: 'Bu sizin parolanız değil.',
    email: 'ad@ornek.com gibi bir e-posta adresi yazın.',
    same_email: 'Bu zaten sizin adresiniz.',
    new_password: 'Parola {min}–{max} karakter uzunluğunda olmalıdır.',
    too_many_requests: 'Çok sık denendi. On beş dakika bekleyip yeniden deneyin.',
    overloaded: 'Site şu anda çok yoğun. Birkaç saniye bekleyip yeniden deneyin.',
    unauthorized: 'Burada artık oturumunuz yok. Yeniden giriş yapın.',
    other: 'İşlem tamamlanamadı. Birazdan yeniden deneyin.',
  },
};
