import type { Messages } from './en.ts';

export const tr: Messages = {
  language: { short: 'TR', switchTo: 'İngilizceye geç' },
  skipToContent: 'İçeriğe geç',
  menu: 'Menü',
  signIn: 'Giriş yap',
  gifts: { label: 'Promosyon kodları', unseen: 'Promosyon kodları, henüz bakılmadı' },
  online: 'Çevrimiçi',
  nav: { label: 'Bölümler', casino: 'Casino', bets: 'Bahis', bonuses: 'Bonuslar' },
  sections: {
    casino: {
      title: 'Casino',
      heading: 'CASINO',
      description: 'Casino ortakları yan yana: ne sundukları, puanları ve nerede oynanacağı.',
      list: 'Popüler',
      empty: 'Henüz casino ortağı yok.',
    },
    bets: {
      title: 'Bahis',
      heading: 'BAHİS',
      description: 'Listelediğimiz spor bahsi ortaklarının bedava bahisleri ve puanları.',
      list: 'Özel',
      empty: 'Henüz bonus yok.',
    },
    bonuses: {
      title: 'Bonuslar',
      heading: 'BONUSLAR',
      description: 'Listelediğimiz ortakların bonusları ve ortakların puanları.',
      list: 'Özel',
      empty: 'Henüz bonus yok.',
    },
  },
  market: {
    label: 'Oynadığınız ülke',
    names: { US: 'ABD', TR: 'Türkiye' },
    ageIn: {
      US: (age) => `ABD’de ${age} yaş ve üzeri.`,
      TR: (age) => `Türkiye’de ${age} yaş ve üzeri.`,
    },
  },
  helpline: {
    question: 'Kumar artık keyif vermiyor mu?',
    call: (name) => `${name} hattını arayın`,
    verified: (date) => `Numara ${date} tarihinde doğrulandı.`,
  },
  disclosure:
    'Oyna bağlantısını izlediğinizde bize ödeme yapılabilir. Sizin ödediğiniz tutar değişmez.',
  card: {
    rating: (value) => `Puan ${value}`,
    play: 'Oyna',
    at: (name) => `– ${name}`,
  },
  loading: 'Yükleniyor…',
  failedToLoad: 'Yüklenemedi',
  tryAgain: 'Yeniden dene',
  notFound: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir şey yok. Taşınmış olabilir ya da hiç burada olmamıştır.',
    back: 'Casino ortaklarına dön',
    more: 'Ya da buradan devam edin',
    promoCodes: 'Promosyon kodları',
  },
  broken: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa gösterilemedi. Biraz sonra yeniden deneyin.',
    home: 'İlk sayfaya dön',
  },
  footer: {
    risk: 'Kumar risk taşır: yatırdığınızı kaybedebilirsiniz. Kaybetmeyi göze alabildiğiniz parayla oynayın, başlamadan sınırınızı koyun, keyif vermediğinde bırakın.',
    links: 'Diğer sayfalar',
    explore: 'Keşfet',
    company: (name) => `${name} hakkında`,
    support: 'Destek',
    about: 'Hakkımızda',
    partners: 'Ortaklık',
    contact: 'İletişim',
    telegram: 'Telegram',
    newTab: 'yeni sekmede açılır',
    copyright: (year, name) => `© ${year} ${name}`,
    adultsOnly: '18 yaş ve üzeri yetişkinler içindir',
  },
};
