import { doc, type FirstPage, heading, link, paragraph } from './rich-text.ts';

export const about: FirstPage = {
  slug: 'about',
  footer_order: null,
  en: {
    title: 'About us',
    excerpt:
      'A small desk of editors who open accounts, read terms to the end, and write down what they find.',
    seo_description:
      'Who writes this site, what pays for it, and how its lists come to their order.',
    body: doc(
      heading('Who we are'),
      paragraph(
        'We keep a board of casinos and sportsbooks. What it shows depends on the country that you choose at the foot of each page. We are not a casino and not a bookmaker: nobody can play, deposit or win anything here.',
      ),
      paragraph(
        'We are few, and we say so because it shows. Some partners are described in more depth than others, and an offer may change at the partner before we notice. If you find something that is no longer true, tell us and an editor will look.',
      ),
      heading('How we earn'),
      paragraph(
        'Most links marked Play are referral links. If you follow one and open an account, the partner may pay us a commission. You pay nothing extra for it, and the offer is the one that the partner makes to everyone who comes through us.',
      ),
      paragraph(
        'That is an interest, and you should know of it while you read. It is why every list carries a line about it above its first offer. Partners see nothing before it is published, and an application to be listed is a request, not an order.',
      ),
      heading('How we rank'),
      paragraph(
        'Our lists are put in order by hand. An editor moves each entry to its place, in each category, and in the top lists for each market too. That order is what you see: no formula works behind it, and your clicks move nothing. Search is the one exception: what it finds stands by how well it matches what you typed.',
      ),
      paragraph(
        'Ratings run from 0 to 5 and are typed by an editor too. They are our opinion after using the partner: how clear the terms are, how withdrawals went, how support answered. They are not an average of players’ votes. Where no rating has been given yet, the Popular list shows 5.0 and other places show 0.0: read both as “not rated yet”.',
      ),
      paragraph(
        'A place that a partner pays for carries the word “Ad” beside the partner’s name, wherever the list is shown. An entry without that word was placed by an editor’s judgement.',
      ),
      link('Write to the editors', '/contact'),
      link('Apply to be listed', '/partners'),
    ),
  },
  tr: {
    title: 'Hakkımızda',
    excerpt:
      'Hesap açan, koşulları sonuna kadar okuyan ve gördüğünü yazan küçük bir editör masasıyız.',
    seo_description:
      'Bu siteyi kim yazıyor, gideri nasıl karşılanıyor ve listeler nasıl sıralanıyor.',
    body: doc(
      heading('Biz kimiz'),
      paragraph(
        'Casino ve bahis markalarının tablosunu tutuyoruz. Tabloda ne olduğu, her sayfanın altında seçtiğiniz ülkeye bağlıdır. Casino ya da bahisçi değiliz: burada oynanmaz, para yatırılmaz, bir şey kazanılmaz.',
      ),
      paragraph(
        'Az kişiyiz ve bunu saklamıyoruz. Kimi ortaklar ötekilerden daha ayrıntılı anlatılmıştır; bir teklif, biz fark etmeden ortağın sitesinde değişmiş olabilir. Artık doğru olmayan bir şey görürseniz bize yazın, bir editör bakar.',
      ),
      heading('Nasıl kazanıyoruz'),
      paragraph(
        'Oyna yazan bağlantıların çoğu yönlendirme bağlantısıdır. Birini izleyip hesap açarsanız ortak bize komisyon ödeyebilir. Siz bunun için fazladan bir şey ödemezsiniz; teklif, ortağın bizim üzerimizden gelen herkese sunduğu tekliftir.',
      ),
      paragraph(
        'Bu bir çıkar ilişkisidir ve okurken bilmeniz gerekir. Bu yüzden her listede, ilk tekliften önce bunu söyleyen bir satır durur. Ortaklar hiçbir şeyi yayımlanmadan görmez; listelenmek için yapılan başvuru bir ricadır, sipariş değil.',
      ),
      heading('Nasıl sıralıyoruz'),
      paragraph(
        'Listelerimiz elle sıralanır. Bir editör her kategoride, en iyiler listelerinde ayrıca her pazar için, her kaydı yerine taşır. Gördüğünüz sıra budur: arkasında bir formül yoktur, tıklamalarınız hiçbir şeyi değiştirmez. Tek istisna aramadır: bulunanlar, yazdığınıza ne kadar uyduğuna göre dizilir.',
      ),
      paragraph(
        'Puanlar 0 ile 5 arasındadır ve onları da bir editör yazar. Ortağı kullandıktan sonraki görüşümüzdür: koşullar ne kadar açık, para çekme nasıl gitti, destek nasıl yanıt verdi. Oyuncu oylarının ortalaması değildir. Henüz puan verilmemişse Popüler listesinde 5,0, başka yerlerde 0,0 görünür: ikisini de “henüz puanlanmadı” diye okuyun.',
      ),
      paragraph(
        'Ortağın para ödediği bir yer, liste nerede gösterilirse gösterilsin, ortağın adının yanında “Reklam” sözcüğünü taşır. Bu sözcüğü taşımayan kaydı editör kendi kararıyla yerleştirmiştir.',
      ),
      link('Editörlere yazın', '/contact'),
      link('Listelenmek için başvurun', '/partners'),
    ),
  },
};
