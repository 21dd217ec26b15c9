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
  columns: { from: 'Eski yol', to: 'Yeni yol' },
  fields: {
    from: 'Eski yol (zorunlu)',
    fromHint: '/guides/odds gibi, dil öneki olmadan. Her dil için geçerlidir.',
    to: 'Yeni yol (zorunlu)',
    toHint: 'Bu sitede /guides/how-odds-work gibi bir yol.',
  },
};
