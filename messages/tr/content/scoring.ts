import type { ScoringText } from '../../en/content/scoring.ts';

export const texts: ScoringText = {
  title: 'Nasıl puanlıyor ve sıralıyoruz',
  description:
    'Casino ve bahis sitelerini nasıl puanladığımız, sıralarına kimin karar verdiği ve neyin puanı ya da sırayı satın alamayacağı.',
  intro:
    'Puan, bir casinonun veya bahis sitesinin orada oynayanlar için ne kadar iyi olduğunu söyler. Editörlerimiz her kriter için 0 ile 5 arasında puan verir; her puanın bir gerekçesi, tarihi ve varsa kaynağı vardır.',
  none: 'Kriterlerimizi henüz yayımlamadık. O zamana kadar puanları editörlerimiz bir bütün olarak belirliyor.',
  criteriaOf: 'Kriterler: {category}',
  weight: 'Ağırlık',
  parts: [
    {
      title: 'Puanlar nasıl birleşir',
      lines: [
        'Sitenin puanı = puan × ağırlık toplamı; tek ondalığa yuvarlanır.',
        'Birden fazla kategorideki bir site, sonuçların ortalamasını alır.',
        'Puan, her kriter puanlanınca hesaplanır. O zamana kadar editörlerimiz belirler; bu, sitenin sayfasında belirtilir.',
        'Puanlar değişince sitenin sayfası eski ve yeni puanı tarihiyle gösterir.',
      ],
    },
    {
      title: 'Puanı neler değiştiremez',
      lines: [
        'Casino ve bahis sitelerinin bize ödedikleri: komisyonlar, anlaşmalar ve ücretli yerleşimler.',
        'Ziyaretçilerin site bağlantısına kaç kez tıkladığı ve kaçının üye olduğu.',
        'Hesaplama bu rakamların hiçbirine erişemez.',
      ],
    },
    {
      title: 'Listeler nasıl sıralanır',
      lines: [
        'Her listenin sırasını editörlerimiz elle belirler; en iyiler listelerini her pazar için ayrıca. Bunu yapan bir formül yoktur, tıklamalar ve oylar da sırayı değiştirmez.',
        'Tam listeleri kendiniz de sıralayabilirsiniz: puana, en iyi değere, en düşük yatırıma veya en hızlı çekime göre. Puanı aynı olanlar ada göre sıralanır, öteki değerleri aynı olanlar bizim sıramızda kalır.',
        'Tam listelerde, bulunduğunuz yerden oyuncu kabul etmeyen siteler en sonda yer alır.',
        'Arama sonuçları, yazdığınıza ne kadar uyduğuna göre sıralanır.',
        'Ücretli bir yerin yanında, adın hemen ardından “Reklam” yazar. Başka hiçbir yer satın alınamaz.',
        'Henüz puanlamadığımız siteler Popüler listesinde 5,0, başka yerlerde 0,0 ile görünür.',
      ],
    },
    {
      title: 'Promosyon kodu oyları',
      lines: [
        'Ziyaretçiler bir kodun çalışıp çalışmadığını oylar. Sonucu 5 oydan itibaren gösteririz; yalnızca son 7 gün sayılır.',
        'Her ziyaretçinin bir kod için günde bir oyu vardır; sonraki oy öncekinin yerine geçer. Bir ağdan, kaç tarayıcı kullanılırsa kullanılsın, bir kod için günde en fazla 8 oy sayılır.',
        'Sahte oyları nasıl buluruz: Her oy geldiği anda kontrol edilir. Bilinen botların oyları ve başka sitelerden gönderilen oylar sayılmaz; bu sınırları aşan oylar yalnızca önceki oyların yerine geçer.',
        'Sahte oyları nasıl kaldırırız: Her oy 7 gün sonra veya bir editör kodu değiştirdiği anda sayılmaz olur. Tek bir oyu editörlerimiz dahil kimse silemez veya değiştiremez: Oy, kimliği belli etmeyen bir özet olarak saklanır ve bu özet ertesi gece silinir.',
        'Neyi kaydederiz: Oyların çoğu bir kodun çalışmadığını söylüyorsa, kontrol edebilmeleri için editörlerimize bildirim gider. Bir kodda yaptıkları değişiklikler günü ve editörüyle kaydedilir. Oylar silinemediği için silme kaydı yoktur.',
        'Oylar ne puanları ne de listelerin sırasını değiştirir.',
      ],
    },
  ],
  changed: 'Kriterler ve ağırlıklar en son {date} tarihinde değişti.',
};
