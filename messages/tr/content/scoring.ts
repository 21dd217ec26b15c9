import type { ScoringText } from '../../en/content/scoring.ts';

export const texts: ScoringText = {
  title: 'Nasıl puanlıyoruz',
  description:
    'Ortakları hangi kriterlere göre puanladığımız, her kriterin ağırlığı ve neyin puanı değiştiremeyeceği.',
  intro:
    'Puan, bir ortağın orada oynayanlar için ne kadar iyi olduğunu söyler. Editörlerimiz her kriter için 0 ile 5 arasında puan verir; her puanın bir gerekçesi, tarihi ve varsa kaynağı vardır.',
  none: 'Kriterlerimizi henüz yayımlamadık. O zamana kadar puanları editörlerimiz bir bütün olarak belirliyor.',
  criteriaOf: 'Kriterler: {category}',
  weight: 'Ağırlık',
  parts: [
    {
      title: 'Puanlar nasıl birleşir',
      lines: [
        'Ortağın puanı = puan × ağırlık toplamı; tek ondalığa yuvarlanır.',
        'Birden fazla kategorideki bir ortak, sonuçların ortalamasını alır.',
        'Bir kriterin bile puanı eksikse hesap yapılmaz. Puanı editörlerimiz belirler ve bu, ortağın sayfasında yazar.',
        'Puanlar değişince ortağın sayfası eski ve yeni puanı tarihiyle gösterir.',
      ],
    },
    {
      title: 'Puanı neler değiştiremez',
      lines: [
        'Ortakların bize ödedikleri: komisyonlar, anlaşmalar ve ücretli yerleşimler.',
        'Ziyaretçilerin ortağın bağlantısına kaç kez tıkladığı ve kaçının üye olduğu.',
        'Hesaplama bu rakamların hiçbirine erişemez.',
      ],
    },
  ],
  changed: 'Kriterler ve ağırlıklar en son {date} tarihinde değişti.',
};
