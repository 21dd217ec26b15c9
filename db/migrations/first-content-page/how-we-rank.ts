import { doc, type FirstPage, heading, link, list, note, paragraph } from './rich-text.ts';

export const howWeRank: FirstPage = {
  slug: 'how-we-rank',
  footer_order: 5,
  en: {
    title: 'How we rank',
    excerpt: 'An example page on how partners are rated, and what decides their order.',
    seo_description: 'What goes into a rating, who decides the order, and what partners pay for.',
    body: doc(
      note(
        'This page is an example. Describe how you test and rank partners, and replace this text with your own.',
      ),
      heading('What goes into a rating'),
      paragraph(
        'We open an account at every partner, deposit our own money and withdraw it again. An editor then rates what we found, from 0 to 5:',
      ),
      list(
        'Payouts: how long the money took to arrive, and what we were asked for along the way.',
        'Terms: whether the conditions of an offer are complete, clear and easy to find.',
        'Support: how soon a person answered, and whether the answer helped.',
        'Safety: the license, and the limits and breaks that players can set.',
        'Play: the games or betting markets, and how well the site works on a phone.',
      ),
      paragraph(
        'A rating is our opinion, not an average of players’ votes. If we haven’t rated a partner yet, the Popular list shows 5.0 and other places show 0.0.',
      ),
      heading('How lists are ordered'),
      paragraph(
        'An editor orders every list by hand. The higher rating comes first. If two partners are rated the same, the one that paid out faster does. Clicks and votes don’t change the order.',
      ),
      heading('What partners pay for'),
      paragraph(
        'Partners can’t buy a rating or a better place. If a placement is paid for, it’s marked “Ad” next to the partner’s name.',
      ),
      paragraph(
        'Most Play links are referral links. If you open an account through one, the partner may pay us a commission. You get the same offer either way, and the commission doesn’t affect the rating.',
      ),
      heading('How often we check'),
      paragraph(
        'We read the terms of every offer again at least once a month, and repeat the withdrawal test once a year. If you notice something that’s out of date, tell us and an editor will look into it.',
      ),
      link('Write to the editors', '/contact'),
      link('Who we are and how we earn', '/about'),
    ),
  },
  tr: {
    title: 'Nasıl sıralıyoruz',
    excerpt:
      'Ortakların nasıl puanlandığını ve sırayı neyin belirlediğini anlatan örnek bir sayfa.',
    seo_description: 'Puanlar neye göre verilir, sıraya kim karar verir, ortaklar ne için öder.',
    body: doc(
      note(
        'Bu sayfa bir örnektir. Ortakları nasıl denediğinizi ve sıraladığınızı anlatın, bu metnin yerine kendi metninizi koyun.',
      ),
      heading('Puan neye göre verilir'),
      paragraph(
        'Her ortakta hesap açıyor, kendi paramızı yatırıyor ve geri çekiyoruz. Ardından bir editör gördüklerimizi 0 ile 5 arasında puanlıyor:',
      ),
      list(
        'Ödemeler: paranın ne kadar sürede geldiği ve bu sırada bizden ne istendiği.',
        'Koşullar: teklifin koşullarının eksiksiz, anlaşılır ve kolay bulunur olup olmadığı.',
        'Destek: bir yetkilinin ne kadar çabuk yanıt verdiği ve yanıtın işe yarayıp yaramadığı.',
        'Güvenlik: lisans ile oyuncunun koyabildiği limitler ve verebildiği molalar.',
        'Oyun: oyunlar ya da bahis seçenekleri ve sitenin telefonda ne kadar iyi çalıştığı.',
      ),
      paragraph(
        'Puan bizim görüşümüzdür, oyuncu oylarının ortalaması değildir. Henüz puanlamadığımız ortaklar Popüler Liste’de 5,0, başka yerlerde 0,0 ile görünür.',
      ),
      heading('Listeler nasıl sıralanır'),
      paragraph(
        'Her listeyi bir editör elle sıralar. Puanı yüksek olan önce gelir; puanlar eşitse ödemeyi daha hızlı yapan öne geçer. Tıklamalar ve oylar sırayı değiştirmez.',
      ),
      heading('Ortaklar ne için öder'),
      paragraph(
        'Ortaklar puan ya da daha iyi bir sıra satın alamaz. Ücretli bir yerleşim varsa ortağın adının yanında “Reklam” yazar.',
      ),
      paragraph(
        'Oyna bağlantılarının çoğu yönlendirme bağlantısıdır. Biri üzerinden hesap açarsanız ortak bize komisyon ödeyebilir. Size sunulan teklif değişmez, komisyon da puanı etkilemez.',
      ),
      heading('Ne sıklıkla kontrol ediyoruz'),
      paragraph(
        'Her teklifin koşullarını en az ayda bir yeniden okuyor, para çekme denemesini yılda bir tekrarlıyoruz. Güncelliğini yitirmiş bir bilgi görürseniz bize yazın, bir editör incelesin.',
      ),
      link('Editörlere yazın', '/contact'),
      link('Biz kimiz, nasıl kazanıyoruz', '/about'),
    ),
  },
};
