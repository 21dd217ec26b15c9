import type { Messages } from './en.ts';

export const tr: Messages = {
  language: { short: 'TR', switchTo: 'İngilizceye geç' },
  skipToContent: 'İçeriğe geç',
  menu: 'Menü',
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
  },
  broken: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa gösterilemedi. Biraz sonra yeniden deneyin.',
  },
  footer: {
    risk: 'Kumar risk taşır: yatırdığınızı kaybedebilirsiniz. Kaybetmeyi göze alabildiğiniz parayla oynayın, başlamadan sınırınızı koyun, keyif vermediğinde bırakın.',
    links: 'Diğer sayfalar',
    explore: 'Keşfet',
    copyright: (year, name) => `© ${year} ${name}`,
    adultsOnly: '18 yaş ve üzeri yetişkinler içindir',
  },
};
