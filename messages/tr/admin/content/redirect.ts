import type { texts as english } from '../../../en/admin/content/redirect.ts';

const nameOf = (path: string) => `${path} yönlendirmesi`;

export const texts: typeof english = {
  kind: 'yönlendirme',
  create: 'Yönlendirme oluştur',
  new: 'Yeni yönlendirme',
  explanation:
    'Yönlendirme, ziyaretçileri ve arama motorlarını eski yoldan yenisine kalıcı olarak gönderir. Bir sayfanın yolu değiştiğinde otomatik olarak bir yönlendirme oluşturulur.',
  search: 'Yol',
  empty: 'Henüz yönlendirme yok.',
  leadsTo: 'yeni yol:',
  nameOf,
  titleOf: nameOf,
  deletion:
    'Eski yola gidenler “Sayfa bulunamadı” uyarısını görür. Yönlendirmeyi geçmişten geri yükleyebilirsiniz.',
  gone: 'Kaldırıldı (410)',
  columns: { from: 'Eski yol', to: 'Yeni yol' },
  fields: {
    from: 'Eski yol (zorunlu)',
    fromHint: '/guides/odds veya /?p=123 gibi, dil öneki olmadan. Her dil için geçerlidir.',
    to: 'Yeni yol (zorunlu)',
    toHint: 'Bu sitede /guides/how-odds-work gibi bir yol veya bir ortak için /go/product/17.',
    target: 'Eski yola gelen ziyaretçiler',
    leadsTo: 'Başka bir sayfaya gitsin',
    gone: 'Sayfanın kaldırıldığını görsün (410)',
    goneHint: 'Arama motorları eski yolu sonuçlarından çıkarır.',
  },
  importing: {
    title: 'Yönlendirmeleri içe aktar',
    explanation: 'Dosya şunlardan biri olabilir:',
    formats: [
      'dışa aktarımdaki gibi old ve new sütunları olan bir CSV dosyası; yeni yol olarak 410, sayfanın kaldırıldığı anlamına gelir',
      'Redirection eklentisinin CSV veya JSON dışa aktarımı',
      'Yoast SEO Premium’un CSV dışa aktarımı',
      'bir .htaccess dosyası veya onun yönlendirme satırları',
    ],
    leftOut:
      'Hiçbir şey kaydedilmeden önce her satırı inceleyebilirsiniz. Düzenli ifadeler, koşullar ve başka sitelere giden bağlantılar içe aktarılamaz ve atlanır.',
    oldSite: 'Eski site (isteğe bağlı)',
    oldSiteHint:
      'Örneğin old.example. Dosyada tam adresler varsa bu alan adı onlardan çıkarılır. Dosyayı seçmeden önce girin.',
    file: 'Dosya',
  },
};
