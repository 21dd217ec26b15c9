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
        'We’re a small team. Some casinos and betting sites are described in more detail than others, and an offer may change before we notice. If you find something that’s no longer true, tell us and an editor will check it.',
      ),
      heading('How we earn'),
      paragraph(
        'Most links marked Play are referral links. If you follow one and open an account, the casino or betting site may pay us a commission. It costs you nothing, and you get the same offer as everyone else who comes through us.',
      ),
      paragraph(
        'You should know about this while you read, so every list says so above its first offer. Nobody we write about sees anything before it’s published, and applying to be listed doesn’t guarantee a place.',
      ),
      heading('How we rank'),
      paragraph(
        'Our lists are ordered by hand. An editor decides the place of each entry in each category, and in the top lists of each market. That’s the order you see: there is no formula behind it, and clicks don’t change it. Search is the one exception: its results are ordered by how well they match what you typed.',
      ),
      paragraph(
        'Ratings run from 0 to 5. They’re calculated from the points that an editor gives for each criterion, or given by an editor as a whole. They’re our opinion after using the site: how clear the terms are, how withdrawals went, and how support responded. They aren’t an average of players’ votes. If we haven’t rated a site yet, the Popular list shows 5.0 and other places show 0.0.',
      ),
      paragraph(
        'If a casino or betting site pays for a place, it’s marked “Ad” next to its name wherever the list is shown. An editor has chosen the places of all other entries.',
      ),
      link('How we rate and rank', '/how-we-rate'),
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
        'Az kişiyiz ve bunu saklamıyoruz. Kimi casinolar ve bahis siteleri ötekilerden daha ayrıntılı anlatılmıştır; bir teklif, biz fark etmeden sitede değişmiş olabilir. Artık doğru olmayan bir şey görürseniz bize yazın, bir editör bakar.',
      ),
      heading('Nasıl kazanıyoruz'),
      paragraph(
        'Oyna yazan bağlantıların çoğu yönlendirme bağlantısıdır. Birini izleyip hesap açarsanız casino ya da bahis sitesi bize komisyon ödeyebilir. Siz bunun için fazladan bir şey ödemezsiniz; teklif, bizim üzerimizden gelen herkese sunulan tekliftir.',
      ),
      paragraph(
        'Bu bir çıkar ilişkisidir ve okurken bilmeniz gerekir. Bu yüzden her listede, ilk tekliften önce bunu söyleyen bir satır durur. Hakkında yazdığımız siteler hiçbir şeyi yayımlanmadan görmez; listelenmek için yapılan başvuru bir ricadır, sipariş değil.',
      ),
      heading('Nasıl sıralıyoruz'),
      paragraph(
        'Listelerimiz elle sıralanır. Bir editör her kategoride, en iyiler listelerinde ayrıca her pazar için, her kaydı yerine taşır. Gördüğünüz sıra budur: arkasında bir formül yoktur, tıklamalarınız hiçbir şeyi değiştirmez. Tek istisna aramadır: bulunanlar, yazdığınıza ne kadar uyduğuna göre dizilir.',
      ),
      paragraph(
        'Puanlar 0 ile 5 arasındadır. Bir editörün her ölçüt için verdiği puanlardan hesaplanır ya da bütün olarak bir editör tarafından verilir. Siteyi kullandıktan sonraki görüşümüzdür: koşullar ne kadar açık, para çekme nasıl gitti, destek nasıl yanıt verdi. Oyuncu oylarının ortalaması değildir. Henüz puan verilmemişse Popüler listesinde 5,0, başka yerlerde 0,0 görünür: ikisini de “henüz puanlanmadı” diye okuyun.',
      ),
      paragraph(
        'Bir casinonun ya da bahis sitesinin para ödediği yer, liste nerede gösterilirse gösterilsin, adının yanında “Reklam” sözcüğünü taşır. Bu sözcüğü taşımayan kaydı editör kendi kararıyla yerleştirmiştir.',
      ),
      link('Nasıl puanlıyor ve sıralıyoruz', '/how-we-rate'),
      link('Editörlere yazın', '/contact'),
      link('Listelenmek için başvurun', '/partners'),
    ),
  },
};
