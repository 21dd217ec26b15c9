import type { texts as english } from '../../../en/admin/partner/link.ts';

export const texts: typeof english = {
  title: 'Bağlantılar',
  toLookAt: 'Bakılacaklar',
  state: 'Durum',
  search: 'Adresin bir parçası',
  empty: 'Henüz bağlantı yok. İlk gece toplanır.',
  off: 'Bağlantılar denetlenmiyor. Sunucuyu LINK_CHECK=on ile başlatın; başka sitelere giden her bağlantı her gece denetlenir.',
  states: {
    broken: 'Bozuk',
    moved: 'Başka yere gidiyor',
    failing: 'Hata veriyor',
    unclear: 'Belirsiz',
    good: 'İyi',
    unchecked: 'Henüz denetlenmedi',
  },
  kinds: {
    product: 'Ürün',
    banner: 'Banner',
    'exclusive-bonus': 'Özel bonus',
    'promo-code': 'Promosyon kodu',
    'content-page': 'Sayfa',
  },
  terms: ', koşullar',
  usedIn: 'Kullanıldığı yerler',
  more: (count) => `ve ${count} tane daha`,
  check: 'Şimdi denetle',
  checking: 'Denetleniyor…',
  checked: (state) => `Denetlendi: ${state}.`,
  accept: 'Yeni hedefi kabul et',
  accepted: 'Yeni hedef kabul edildi.',
  facts: {
    lookYourself: (error) => `${error}. Bağlantıyı açıp kendiniz bakın.`,
    failingSince: (error, time) => `${error}. Şu zamandan beri hata veriyor: ${time}.`,
    brokenTomorrow: 'Yarın da hata verirse bozuk sayılır.',
    leads: (destination) => `Gittiği yer: ${destination}`,
    led: (destination) => `Gitmiş olduğu yer: ${destination}`,
    moved: (destination, accepted) =>
      `Şimdi gittiği yer: ${destination}; kabul edilen yer: ${accepted}`,
    checked: (time) => `Denetlendi: ${time}`,
    notYet: 'Gelecek gece denetlenir',
  },
};
