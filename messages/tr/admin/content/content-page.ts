import type { texts as english } from '../../../en/admin/content/content-page.ts';

export const texts: typeof english = {
  kind: 'sayfa',
  path: 'Yol',
  updated: 'Güncelleme',
  create: 'Sayfa oluştur',
  new: 'Yeni sayfa',
  empty: 'Henüz sayfa yok. Bir rehberle başlayabilirsiniz.',
  search: 'Başlık, yol veya kimlik',
  kinds: {
    page: { one: 'Sayfa', all: 'Sayfalar' },
    guide: { one: 'Rehber', all: 'Rehberler' },
    review: { one: 'İnceleme', all: 'İncelemeler' },
  },
  states: {
    draft: { one: 'taslak', all: 'Taslaklar' },
    scheduled: { one: 'planlandı', all: 'Planlananlar' },
    published: { one: 'yayında', all: 'Yayındakiler' },
  },
  anyState: 'Tüm durumlar',
  stateIn: (language, state) => `${language}: ${state}`,
  deletion: 'Siteden hemen kaldırılır. Geçmişten geri yükleyebilirsiniz.',
  fields: {
    requiredTitle: 'Başlık (yayınlamak için zorunlu)',
    excerptHint: 'Başlığın altında ve listelerde görünür.',
    kindHint: 'Rehberlerin ve incelemelerin kendi listeleri vardır.',
    slug: 'URL adı (zorunlu)',
    slugHint: (path) => `Sayfanın yolu: ${path}.`,
    oldPath: 'Değiştirirseniz eski yol yenisine yönlendirilir.',
    slugFromTitle: 'Başlıktan oluştur',
    body: (language) => `${language} metin`,
    coverHint: 'Sayfanın başında, listelerde ve sayfa paylaşıldığında görünür.',
    footerOrderHint:
      'En küçük sayı önce gelir. Sayfa altbilgide yer almasın istiyorsanız boş bırakın.',
  },
  partners: { add: 'Ortak ekle', hint: 'Ortağın kartı metnin altında gösterilir.' },
  searchEngines: {
    title: 'Arama motorları',
    titleHint: 'Boşsa sayfanın başlığı kullanılır.',
    descriptionHint: 'Boşsa özet kullanılır.',
    snippet: (language) => `Arama sonucu önizlemesi (${language})`,
    noExcerpt: 'Özet yoksa arama motorları metnin bir bölümünü gösterir.',
  },
  publication: {
    title: 'Yayın',
    publishAtHint: (timeZone, now) =>
      `Sitenin saatiyle (${timeZone}, şu an ${now}). Taslak olarak kalması için boş bırakın.`,
    draft: 'Taslak: ziyaretçiler göremez.',
    scheduled: (time) => `Planlandı: ziyaretçiler ${time} tarihinden itibaren görecek.`,
    published: (time) => `Yayında: ${time} tarihinden beri görünüyor.`,
    publishNow: (language) => `${language} metni yayınla`,
    draftAgain: (language) => `${language} metni yayından kaldır`,
    save: { publish: 'Yayınla', schedule: 'Planla', draft: 'Taslağı kaydet' },
  },
  links: {
    open: (language) => `${language} sayfayı aç`,
    preview: (language) => `${language} önizleme`,
    newTab: 'yeni sekmede',
    url: (language) => `${language} önizleme bağlantısı`,
    copy: 'Bağlantıyı kopyala',
    until: (time) => `Bağlantıya sahip olan herkes ${time} tarihine kadar görebilir.`,
  },
};
