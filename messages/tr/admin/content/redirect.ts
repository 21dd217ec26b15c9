import type { texts as english } from '../../../en/admin/content/redirect.ts';

const nameOf = (path: string) => `${path} yönlendirmesi`;

export const texts: typeof english = {
  kind: 'yönlendirme',
  create: 'Yönlendirme oluştur',
  new: 'Yeni yönlendirme',
  explanation:
    'Yönlendirme, ziyaretçileri ve arama motorlarını eski bir yoldan yenisine kalıcı olarak götürür. Yolu değişen bir sayfa ardında kendiliğinden bir yönlendirme bırakır.',
  search: 'Yol',
  empty: 'Henüz yönlendirme yok.',
  leadsTo: 'şuraya götürür:',
  nameOf,
  titleOf: nameOf,
  deletion: 'O zaman eski yolda sayfa bulunamaz. Geçmişten geri getirilebilir.',
  fields: {
    from: 'Eski yol (zorunlu)',
    fromHint: '/guides/odds gibi, dil öneki olmadan: her dil için geçerlidir.',
    to: 'Hedef (zorunlu)',
    toHint: 'Bu sitede /guides/how-odds-work gibi bir yol.',
  },
};
