import type { texts as english } from '../../../en/admin/catalogue/sheet.ts';

export const texts: typeof english = {
  export: 'CSV dışa aktar',
  import: 'CSV içe aktar',
  titles: {
    products: 'Ürünleri içe aktar',
    promoCodes: 'Promosyon kodlarını içe aktar',
    regulators: 'Düzenleyici kurumları içe aktar',
    paymentMethods: 'Ödeme yöntemlerini içe aktar',
    providers: 'Sağlayıcıları içe aktar',
    programmes: 'Programları içe aktar',
    deals: 'Anlaşmaları içe aktar',
    statements: 'Beyanları içe aktar',
    payments: 'Ödemeleri içe aktar',
  },
  explanation:
    'Dışa aktarılan dosyayla aynı sütunlara sahip bir CSV dosyası. Kimliği olan satır ilgili kaydı günceller, kimliği olmayan satır yeni bir kayıt oluşturur, eksik sütunlar olduğu gibi kalır. Kaydetmeden önce her satırı gözden geçirebilirsiniz.',
  toList: 'Listeye dön',
  file: 'CSV dosyası',
  problems: {
    encoding: 'Bu dosyanın kodlaması Unicode değil. Excel’de “CSV UTF-8” olarak kaydedin.',
    unreadable: 'Bu dosya okunamıyor. Diğer programlarda kapatıp yeniden seçin.',
  },
  outcome: 'Sonuç',
  imported: (summary) => `İçe aktarıldı: ${summary}.`,
  wouldBe: (summary) => `Önizleme: ${summary}.`,
  correct: 'Reddedilen satırları düzeltip dosyayı yeniden seçin.',
  leftOut: 'Reddedilen satırlar atlanır.',
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
