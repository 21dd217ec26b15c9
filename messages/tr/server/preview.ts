import type { PreviewTexts } from '../../en/server/preview.ts';

export const texts: PreviewTexts = {
  label: 'Önizleme',
  bar: '{name} önizlemesi ({time}). Buradaki hiçbir şey yayında değil.',
  leave: 'Önizlemeden çık',
  ended: {
    title: 'Bu önizleme sona erdi',
    text: 'Bağlantıyı size gönderen kişiden yenisini isteyin.',
    link: 'Siteyi şu anki hâliyle gör',
  },
  off: {
    title: 'Önizlemede kapalı',
    text: 'Önizlemede hiçbir şey gönderilmez veya sayılmaz.',
    link: 'Önizlemeye dön',
  },
  failed: {
    title: 'Bu önizleme açılamıyor',
    link: 'Tekrar dene',
  },
  dateLocale: 'tr',
};
