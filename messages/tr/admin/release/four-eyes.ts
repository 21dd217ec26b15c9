import type { texts as english } from '../../../en/admin/release/four-eyes.ts';

export const texts: typeof english = {
  title: 'Onay',
  explanation:
    'Burada seçtiklerinizdeki değişiklikler ancak başka biri onayladıktan sonra yayınlanır. Hiç kimse kendi değişikliğini onaylayamaz.',
  approvers: (count) =>
    count === 1
      ? '1 kişi değişiklikleri onaylayabilir. En az iki kişi gerekiyor.'
      : `${count} kişi değişiklikleri onaylayabilir.`,
  groupsTitle: 'Alanlar',
  groups: {
    terms: { label: 'Koşullar', hint: 'Bonus koşulları, kodlar ve son kullanma tarihleri' },
    links: { label: 'Bağlantılar', hint: 'Ortak bağlantıları ve tekliflerin bağlı olduğu ürün' },
    rules: { label: 'Kurallar', hint: 'Ülke kuralları, lisanslar ve puanlama' },
  },
  kindsTitle: 'Türler',
  marketsTitle: 'Ülkeler',
  marketsHint: 'Bu ülkelerdeki ve buralardaki tekliflerdeki tüm değişiklikler.',
  saved: 'Onay kuralları kaydedildi.',
};
