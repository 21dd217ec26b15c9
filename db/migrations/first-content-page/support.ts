import { doc, type FirstPage, heading, link, paragraph, questions } from './rich-text.ts';

export const support: FirstPage = {
  slug: 'support',
  footer_order: null,
  en: {
    title: 'Support',
    excerpt: 'What we can help with, who helps better than we can, and what most people ask.',
    seo_description: 'How to reach us, where to find help with gambling, and how promo codes work.',
    body: doc(
      heading('How to reach us'),
      paragraph(
        'Write to us with the contact form. An editor reads every message and answers by e-mail, usually within two working days.',
      ),
      paragraph(
        'Your account, your deposits and your withdrawals are with the partner, and only the partner’s own support can look into them. We never ask for a password, a document or a payment; whoever does so in our name is not us.',
      ),
      link('Write to us', '/contact'),
      heading('Safer gambling'),
      paragraph(
        'Decide before you start what you can lose and how long you will play, and stop at whichever comes first. Never play to win back what is lost, and not with money that is meant for something else.',
      ),
      paragraph(
        'If gambling has stopped being fun, for you or for someone close to you, talk to someone today. These lines are confidential and have nothing to do with us or with our partners.',
      ),
      heading('How codes work'),
      paragraph(
        'Copy the code, follow the link to the partner, and type the code where the partner asks for it: mostly while signing up or at the first deposit. A code counts once for each person and only in the market it is listed for.',
      ),
      paragraph(
        'A code leaves our pages by itself at the time it expires. The rarity, from common to legendary, is our editors’ word for how seldom such an offer comes by. It says nothing about your chances of winning.',
      ),
      heading('Common questions'),
      questions(
        [
          'The code is refused. What now?',
          'Check the market at the foot of the page and whether you have an account there already: most codes are for new players. If it is refused all the same, tell us which code it was and we take it down or correct it.',
        ],
        [
          'Do I have to wager a bonus before I can withdraw it?',
          'Nearly always. The terms at the partner say how many times, on which games and by when. Read them before you deposit, not after.',
        ],
        [
          'How old must I be?',
          'Old enough for the law of the place where you are. The age that we go by stands beside the offers of each country. Partners check your age before they pay out.',
        ],
        [
          'Does this site know what I do at a partner?',
          'No. We see neither your account nor your play. A partner may tell us that a visitor of ours has signed up, without saying who.',
        ],
        [
          'Can you delete what I wrote to you?',
          'Yes. Write once more from the same address and say so: an editor deletes both messages.',
        ],
      ),
    ),
  },
  tr: {
    title: 'Destek',
    excerpt: 'Neye yardım edebiliriz, bizden iyi kim yardım eder ve en çok ne sorulur.',
    seo_description:
      'Bize nasıl ulaşırsınız, kumarla ilgili yardımı nerede bulursunuz ve promosyon kodları nasıl çalışır.',
    body: doc(
      heading('Bize ulaşın'),
      paragraph(
        'Bize iletişim formuyla yazın. Her iletiyi bir editör okur ve genellikle iki iş günü içinde e-postayla yanıtlar.',
      ),
      paragraph(
        'Hesabınız, yatırdığınız ve çektiğiniz para ortağın sitesindedir; bunlara yalnızca ortağın kendi desteği bakabilir. Biz hiçbir zaman şifre, belge ya da ödeme istemeyiz; bizim adımıza isteyen biz değilizdir.',
      ),
      link('Bize yazın', '/contact'),
      heading('Daha güvenli oyun'),
      paragraph(
        'Başlamadan önce ne kadar kaybedebileceğinize ve ne kadar oynayacağınıza karar verin; hangisi önce gelirse orada bırakın. Kaybı geri kazanmak için ya da başka bir şeye ayrılmış parayla oynamayın.',
      ),
      paragraph(
        'Kumar sizin ya da bir yakınınızın hayatında eğlence olmaktan çıktıysa bugün biriyle konuşun. Bu hatlar gizlidir; bizimle ve ortaklarımızla hiçbir bağları yoktur.',
      ),
      heading('Kodlar nasıl çalışır'),
      paragraph(
        'Kodu kopyalayın, bağlantıyla ortağın sitesine gidin ve kodu orada istenen yere yazın: çoğu zaman kayıt olurken ya da ilk para yatırmada. Bir kod kişi başına bir kez ve yalnızca listelendiği pazarda geçerlidir.',
      ),
      paragraph(
        'Süresi dolan kod sayfalarımızdan kendiliğinden kalkar. Yaygından efsaneviye uzanan nadirlik, editörlerimizin böyle bir teklifin ne kadar seyrek geldiğini anlatma biçimidir. Kazanma olasılığınız hakkında bir şey söylemez.',
      ),
      heading('Sık sorulanlar'),
      questions(
        [
          'Kod kabul edilmedi. Ne yapmalıyım?',
          'Sayfanın altındaki pazarı ve o sitede hesabınız olup olmadığını denetleyin: kodların çoğu yeni oyuncular içindir. Yine de kabul edilmezse hangi kod olduğunu bize yazın; kaldırır ya da düzeltiriz.',
        ],
        [
          'Bonusu çekmeden önce çevirmem gerekir mi?',
          'Neredeyse her zaman. Kaç kez, hangi oyunlarda ve ne zamana kadar çevrileceği ortağın koşullarında yazar. Para yatırdıktan sonra değil, önce okuyun.',
        ],
        [
          'Kaç yaşında olmalıyım?',
          'Bulunduğunuz yerin yasası ne diyorsa o. Bizim esas aldığımız yaş, her ülkenin tekliflerinin yanında yazar. Ortaklar ödeme yapmadan önce yaşınızı denetler.',
        ],
        [
          'Bu site bir ortakta ne yaptığımı bilir mi?',
          'Hayır. Ne hesabınızı ne oyununuzu görürüz. Ortak bize bir ziyaretçimizin kayıt olduğunu, kim olduğunu söylemeden bildirebilir.',
        ],
        [
          'Size yazdıklarımı silebilir misiniz?',
          'Evet. Aynı adresten bir kez daha yazıp bunu isteyin: bir editör iki iletiyi de siler.',
        ],
      ),
    ),
  },
};
