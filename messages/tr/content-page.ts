import type { ContentPageTexts } from '../en/content-page.ts';

export const texts: ContentPageTexts = {
  breadcrumb: 'Buradasınız',
  guide: {
    title: 'Rehberler',
    heading: 'REHBERLER',
    description: 'Teklifler nasıl işler, koşulları ne anlama gelir, oynamadan önce neye bakılır.',
    empty: 'Henüz yayımlanmış rehber yok.',
    more: 'Diğer rehberler',
  },
  review: {
    title: 'İncelemeler',
    heading: 'İNCELEMELER',
    description: 'Editörlerimizin bir ortağı kullanırken gördükleri.',
    empty: 'Henüz yayımlanmış inceleme yok.',
    more: 'Diğer incelemeler',
  },
  pageNumber: '{number}. sayfa',
  page: 'Sayfa {number} / {count}',
  pages: 'Listenin sayfaları',
  newer: 'Daha yeni',
  older: 'Daha eski',
  by: 'Yazan: {author}',
  published: 'Yayım tarihi: {date}',
  updated: 'Güncelleme: {date}',
  contents: 'Bu sayfada',
  partners: 'İlgili ortaklar',
  feed: '{site} Atom akışı',
  helplines: 'Nereden yardım alınır',
  call: 'Ara:',
  checked: 'Son denetim: {date}',
  preview: {
    label: 'Önizleme',
    text: 'Bu bir önizlemedir. Ziyaretçiler onu görmez; adresi {time} itibarıyla geçersiz olur.',
  },
};
