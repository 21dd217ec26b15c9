import type { AboutText } from '../type/article.ts';

export const texts: AboutText = {
  title: 'Hakkımızda',
  heading: 'HAKKIMIZDA',
  description: 'Bu siteyi kim yazıyor, gideri nasıl karşılanıyor ve listeler nasıl sıralanıyor.',
  lead: 'Hesap açan, koşulları sonuna kadar okuyan ve gördüğünü yazan küçük bir editör masasıyız.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Biz kimiz',
      paragraphs: [
        'Amerika Birleşik Devletleri ve Türkiye olmak üzere iki pazar için casino ve bahis markalarının tablosunu tutuyoruz. Casino ya da bahisçi değiliz: burada oynanmaz, para yatırılmaz, bir şey kazanılmaz.',
        'Az kişiyiz ve bunu saklamıyoruz. Kimi ortaklar ötekilerden daha ayrıntılı anlatılmıştır; bir teklif, biz fark etmeden ortağın sitesinde değişmiş olabilir. Artık doğru olmayan bir şey görürseniz bize yazın, bir editör bakar.',
      ],
    },
    {
      id: 'how-we-earn',
      heading: 'Nasıl kazanıyoruz',
      paragraphs: [
        'Oyna yazan bağlantıların çoğu yönlendirme bağlantısıdır. Birini izleyip hesap açarsanız ortak bize komisyon ödeyebilir. Siz bunun için fazladan bir şey ödemezsiniz; teklif, ortağın bizim üzerimizden gelen herkese sunduğu tekliftir.',
        'Bu bir çıkar ilişkisidir ve okurken bilmeniz gerekir. Bu yüzden her listede, ilk tekliften önce bunu söyleyen bir satır durur. Ortaklar hiçbir şeyi yayımlanmadan görmez; listelenmek için yapılan başvuru bir ricadır, sipariş değil.',
      ],
    },
    {
      id: 'how-we-rank',
      heading: 'Nasıl sıralıyoruz',
      paragraphs: [
        'Listelerimiz elle sıralanır. Bir editör her kategoride, en iyiler listelerinde ayrıca her pazar için, her kaydı yerine taşır. Gördüğünüz sıra budur: arkasında bir formül yoktur, tıklamalarınız hiçbir şeyi değiştirmez. Tek istisna aramadır: bulunanlar, yazdığınıza ne kadar uyduğuna göre dizilir.',
        'Puanlar 0 ile 5 arasındadır ve onları da bir editör yazar. Ortağı kullandıktan sonraki görüşümüzdür: koşullar ne kadar açık, para çekme nasıl gitti, destek nasıl yanıt verdi. Oyuncu oylarının ortalaması değildir. Henüz puan verilmemişse Popüler listesinde 5,0, başka yerlerde 0,0 görünür: ikisini de “henüz puanlanmadı” diye okuyun.',
        'Bugün bu sitede ücretli yer yoktur. Bir kayıt para karşılığında yerleştirilirse, gördüğünüz yerde “Reklam” (Ad) sözcüğünü taşır; bu sözcüğü taşımayan kaydı editör kendi kararıyla yerleştirmiştir.',
      ],
    },
  ],
  write: 'Editörlere yazın',
  apply: 'Listelenmek için başvurun',
};
