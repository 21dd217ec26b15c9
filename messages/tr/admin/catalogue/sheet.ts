import type { texts as english } from '../../../en/admin/catalogue/sheet.ts';

export const texts: typeof english = {
  export: 'CSV dışa aktar',
  import: 'CSV içe aktar',
  titles: { products: 'Ürünleri içe aktar', promoCodes: 'Promosyon kodlarını içe aktar' },
  explanation:
    'Dışa aktarılan dosyanın sütunlarına sahip bir CSV dosyası. Kimliği olan satır o kimlikteki kaydı değiştirir, kimliği olmayan satır yeni bir kayıt oluşturur, dosyada bulunmayan sütun olduğu gibi kalır. Her satırın ne olacağını görmeden hiçbir şey yazılmaz.',
  toList: 'Listeye dön',
  file: 'CSV dosyası',
  problems: {
    encoding: 'Bu dosya bir Unicode kodlamasında değil. Excel’de “CSV UTF-8” olarak kaydedin.',
    unreadable: 'Bu dosya okunamıyor. Onu başka programlarda kapatıp yeniden seçin.',
  },
  outcome: 'Sonuç',
  imported: (summary) => `İçe aktarıldı: ${summary}.`,
  wouldBe: (summary) => `Olacak olan: ${summary}.`,
  correct: 'Reddedilen satırları düzeltip dosyayı yeniden seçin.',
  importing: 'İçe aktarılıyor…',
  send: 'İçe aktar',
  rows: 'Satırlar',
  columns: { row: 'Satır', name: 'Ad', outcome: 'Sonuç', what: 'Ayrıntı' },
  outcomes: {
    create: 'oluşturuldu',
    update: 'değişti',
    unchanged: 'değişmedi',
    refused: 'reddedildi',
  },
  counted: (count, outcome) => `${count} ${outcome}`,
  nothing: 'hiçbir şey',
};
