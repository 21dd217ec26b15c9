import { doc, type FirstPage, heading, link, paragraph, questions } from './rich-text.ts';

export const support: FirstPage = {
  slug: 'support',
  footer_order: null,
  en: {
    title: 'Support',
    excerpt: 'What we can help with, where to find better help, and common questions.',
    seo_description: 'How to reach us, where to find help with gambling, and how promo codes work.',
    body: doc(
      heading('How to reach us'),
      paragraph(
        'Write to us with the contact form. An editor reads every message and replies by e-mail, usually within two working days.',
      ),
      paragraph(
        'Your account, deposits and withdrawals are held by the casino or betting site, so only its own support can look into them. We never ask for a password, a document or a payment. If someone asks for one in our name, it isn’t us.',
      ),
      link('Write to us', '/contact'),
      heading('Safer gambling'),
      paragraph(
        'Before you start, decide how much you can afford to lose and how long you’ll play. Stop when you reach either limit. Never try to win back losses, and never play with money you need for something else.',
      ),
      paragraph(
        'If gambling has stopped being fun, for you or for someone close to you, talk to someone today. These helplines are confidential, and independent of us and of every site we list.',
      ),
      heading('How codes work'),
      paragraph(
        'Copy the code, follow the link, and enter the code where the site asks for it, usually when you sign up or make your first deposit. Each code works once per person, and only in its market.',
      ),
      paragraph(
        'Expired codes are removed automatically. Rarity, from common to legendary, is our editors’ rating of how often such an offer appears. It says nothing about your chances of winning.',
      ),
      heading('Common questions'),
      questions(
        [
          'My code was rejected. What can I do?',
          'Check which market is selected at the bottom of the page, and whether you already have an account there: most codes are for new players. If it still doesn’t work, tell us which code it was, and we’ll correct or remove it.',
        ],
        [
          'Do I have to wager a bonus before I can withdraw it?',
          'Almost always. The offer’s terms say how many times, on which games and by when. Read them before you deposit, not after.',
        ],
        [
          'How old must I be?',
          'You must have reached the legal age where you are. The minimum age for each country is shown next to its offers. Casinos and betting sites check your age before they pay out.',
        ],
        [
          'Does this site know what I do on a casino or betting site?',
          'No. We can’t see your account or what you play. They may tell us that one of our visitors has signed up, but not who it was.',
        ],
        [
          'Can you delete my message?',
          'Yes. Write to us again from the same address and ask us to: an editor will delete both messages.',
        ],
      ),
    ),
  },
  tr: {
    title: 'Destek',
    excerpt:
      'Hangi konularda yardımcı olabiliriz, daha iyi yardımı nerede bulursunuz ve sık sorulan sorular.',
    seo_description:
      'Bize nasıl ulaşırsınız, kumarla ilgili yardımı nerede bulursunuz ve promosyon kodları nasıl çalışır.',
    body: doc(
      heading('Bize ulaşın'),
      paragraph(
        'Bize iletişim formuyla yazın. Her iletiyi bir editör okur ve genellikle iki iş günü içinde e-postayla yanıtlar.',
      ),
      paragraph(
        'Hesabınız, yatırdığınız ve çektiğiniz para casinoda ya da bahis sitesindedir; bu yüzden bunlara yalnızca onların kendi destek ekibi bakabilir. Biz hiçbir zaman şifre, belge ya da ödeme istemeyiz. Bizim adımıza isteyen olursa o biz değiliz.',
      ),
      link('Bize yazın', '/contact'),
      heading('Daha güvenli oyun'),
      paragraph(
        'Başlamadan önce ne kadar kaybedebileceğinize ve ne kadar oynayacağınıza karar verin; hangisi önce gelirse orada bırakın. Kaybı geri kazanmak için ya da başka bir şeye ayrılmış parayla oynamayın.',
      ),
      paragraph(
        'Kumar sizin ya da bir yakınınızın hayatında eğlence olmaktan çıktıysa bugün biriyle konuşun. Bu hatlar gizlidir; bizimle ve listelediğimiz sitelerle hiçbir bağları yoktur.',
      ),
      heading('Kodlar nasıl çalışır'),
      paragraph(
        'Kodu kopyalayın, bağlantıyla siteye gidin ve kodu orada istenen yere yazın: çoğu zaman kayıt olurken ya da ilk para yatırmada. Bir kod kişi başına bir kez ve yalnızca listelendiği pazarda geçerlidir.',
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
          'Neredeyse her zaman. Kaç kez, hangi oyunlarda ve ne zamana kadar çevrileceği teklifin koşullarında yazar. Para yatırdıktan sonra değil, önce okuyun.',
        ],
        [
          'Kaç yaşında olmalıyım?',
          'Bulunduğunuz yerin yasası ne diyorsa o. Bizim esas aldığımız yaş, her ülkenin tekliflerinin yanında yazar. Casinolar ve bahis siteleri ödeme yapmadan önce yaşınızı denetler.',
        ],
        [
          'Bu site bir casinoda ya da bahis sitesinde ne yaptığımı bilir mi?',
          'Hayır. Ne hesabınızı ne oyununuzu görürüz. Onlar bize bir ziyaretçimizin kayıt olduğunu, kim olduğunu söylemeden bildirebilir.',
        ],
        [
          'Size yazdıklarımı silebilir misiniz?',
          'Evet. Aynı adresten bir kez daha yazıp bunu isteyin: bir editör iki iletiyi de siler.',
        ],
      ),
    ),
  },
};
