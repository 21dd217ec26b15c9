import { doc, type FirstPage, heading, link, paragraph } from './rich-text.ts';

export const about: FirstPage = {
  slug: 'about',
  footer_order: null,
  en: {
    title: 'About us',
    excerpt:
      'A small team of editors who open accounts, read the terms to the end and report what they find.',
    seo_description: 'Who writes this site, how it’s paid for, and how its lists are ordered.',
    body: doc(
      heading('Who we are'),
      paragraph(
        'We list casinos and sportsbooks. Which ones you see depends on the country you choose at the bottom of each page. We aren’t a casino or a bookmaker: nobody can play, deposit or win anything here.',
      ),
      paragraph(
        'We’re a small team. Some partners are described in more detail than others, and an offer may change before we notice. If you find something that’s no longer true, tell us and an editor will check it.',
      ),
      heading('How we earn'),
      paragraph(
        'Most links marked Play are referral links. If you follow one and open an account, the partner may pay us a commission. It costs you nothing, and you get the same offer as everyone else who comes through us.',
      ),
      paragraph(
        'You should know about this while you read, so every list says so above its first offer. Partners don’t see anything before it’s published, and applying to be listed doesn’t guarantee a place.',
      ),
      heading('How we rank'),
      paragraph(
        'Our lists are ordered by hand. An editor decides the place of each entry in each category, and in the top lists of each market. That’s the order you see: there is no formula behind it, and clicks don’t change it. Search is the one exception: its results are ordered by how well they match what you typed.',
      ),
      paragraph(
        'Ratings run from 0 to 5 and are also given by an editor. They’re our opinion after using the partner’s site: how clear the terms are, how withdrawals went, and how support responded. They aren’t an average of players’ votes. If we haven’t rated a partner yet, the Popular list shows 5.0 and other places show 0.0.',
      ),
      paragraph(
        'If a partner pays for a place, it’s marked “Ad” next to the partner’s name wherever the list is shown. An editor has chosen the places of all other entries.',
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
