import type { ContentPageTexts } from '../../en/content/content-page.ts';

export const texts: ContentPageTexts = {
  breadcrumb: 'Buradasınız',
  guide: {
    title: 'Rehberler',
    heading: 'REHBERLER',
    description:
      'Teklifler nasıl işler, koşulları ne anlama gelir, oynamadan önce nelere dikkat edilir?',
    empty: 'Henüz yayımlanmış rehber yok.',
    more: 'Diğer rehberler',
  },
  review: {
    title: 'İncelemeler',
    heading: 'İNCELEMELER',
    description: 'Editörlerimiz bu casino ve bahis sitelerini denediğinde neler gördü?',
    empty: 'Henüz yayımlanmış inceleme yok.',
    more: 'Diğer incelemeler',
  },
  pageNumber: '{number}. sayfa',
  page: 'Sayfa {number} / {count}',
  pages: 'Sayfalama',
  newer: 'Daha yeni',
  older: 'Daha eski',
  by: 'Yazan: {author}',
  published: 'Yayım tarihi: {date}',
  updated: 'Güncelleme: {date}',
  contents: 'Bu sayfada',
  partners: 'İlgili casino ve bahis siteleri',
  feed: '{site} Atom akışı',
  helplines: 'Nereden yardım alabilirsiniz?',
  tools: {
    title: 'Kendini engelleme araçları',
    self_exclusion: 'Kendini engelleme sistemi',
    blocking_software: 'Engelleme yazılımı',
    bank_block: 'Banka engeli',
  },
  call: 'Ara:',
  checked: 'Doğrulama: {date}',
  break: {
    title: 'Mola ver',
    heading: 'MOLA VER',
    description:
      'Bu sitedeki bütün teklifleri bir gün, bir hafta, bir ay ya da üç ay boyunca gizleyin.',
    lead: 'Bu sitedeki bütün teklifleri, bağlantıları, kodları ve bannerları bir süreliğine gizleyin. Rehberler, bilgiler ve yardım açık kalır.',
    until: '{date}, {time} zamanına kadar moladasınız.',
    howLong: 'Ne kadar?',
    day: { one: '1 gün', other: '{count} gün' },
    start: 'Molayı başlat',
    extend: 'Uzat',
    counted: 'Yeni molanız şimdi başlar. Daha kısa bir seçim molanızı değiştirmez.',
    know: 'Başlamadan önce',
    points: [
      'Molanızı uzatabilirsiniz ama bitiremez veya kısaltamazsınız. Bunu biz de yapamayız.',
      'Hesabınız varsa mola, oturum açtığınız her yerde geçerli olur ve oturumu kapattığınızda bu tarayıcıda kalır.',
      'Hesabınız yoksa mola bu tarayıcıda bir çerezde saklanır. Başka bir tarayıcıda veya çerezler silindiğinde teklifler yeniden görünür.',
      'Casino ve bahis sitelerindeki hesaplarınızı kapatmaz. Bunun için, bulunduğunuz yerde varsa bir kendini engelleme sistemi kullanın.',
    ],
  },
  preview: {
    label: 'Önizleme',
    text: 'Bu bir önizlemedir. Ziyaretçiler göremez; bağlantının son geçerlilik zamanı: {time}.',
  },
};
