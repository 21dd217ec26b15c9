import type { ContentPageTexts } from '../en/content-page.ts';

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
    description: 'Editörlerimiz ortaklarımızı denediğinde neler gördü?',
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
  partners: 'İlgili ortaklar',
  feed: '{site} Atom akışı',
  helplines: 'Nereden yardım alabilirsiniz?',
  call: 'Ara:',
  checked: 'Doğrulama: {date}',
  preview: {
    label: 'Önizleme',
    text: 'Bu bir önizlemedir. Ziyaretçiler göremez; bağlantının son geçerlilik zamanı: {time}.',
  },
};
