import type { SupportText } from '../type/article.ts';

export const texts: SupportText = {
  title: 'Destek',
  heading: 'DESTEK',
  description:
    'Bize nasıl ulaşırsınız, kumarla ilgili yardımı nerede bulursunuz ve promosyon kodları nasıl çalışır.',
  lead: 'Neye yardım edebiliriz, bizden iyi kim yardım eder ve en çok ne sorulur.',
  reach: {
    id: 'reach-us',
    heading: 'Bize ulaşın',
    paragraphs: [
      'Bize iletişim formuyla yazın. Her iletiyi bir editör okur ve genellikle iki iş günü içinde e-postayla yanıtlar.',
      'Hesabınız, yatırdığınız ve çektiğiniz para ortağın sitesindedir; bunlara yalnızca ortağın kendi desteği bakabilir. Biz hiçbir zaman şifre, belge ya da ödeme istemeyiz; bizim adımıza isteyen biz değilizdir.',
    ],
  },
  write: 'Bize yazın',
  saferGambling: {
    id: 'safer-gambling',
    heading: 'Daha güvenli oyun',
    paragraphs: [
      'Başlamadan önce ne kadar kaybedebileceğinize ve ne kadar oynayacağınıza karar verin; hangisi önce gelirse orada bırakın. Kaybı geri kazanmak için ya da başka bir şeye ayrılmış parayla oynamayın.',
      'Kumar sizin ya da bir yakınınızın hayatında eğlence olmaktan çıktıysa bugün biriyle konuşun. Bu hatlar gizlidir; bizimle ve ortaklarımızla hiçbir bağları yoktur.',
    ],
  },
  call: 'Ara:',
  checked: 'Son denetim: {date}',
  codes: {
    id: 'codes',
    heading: 'Kodlar nasıl çalışır',
    paragraphs: [
      'Kodu kopyalayın, bağlantıyla ortağın sitesine gidin ve kodu orada istenen yere yazın: çoğu zaman kayıt olurken ya da ilk para yatırmada. Bir kod kişi başına bir kez ve yalnızca listelendiği pazarda geçerlidir.',
      'Süresi dolan kod sayfalarımızdan kendiliğinden kalkar. Yaygından efsaneviye uzanan nadirlik, editörlerimizin böyle bir teklifin ne kadar seyrek geldiğini anlatma biçimidir. Kazanma olasılığınız hakkında bir şey söylemez.',
    ],
  },
  answers: {
    id: 'answers',
    heading: 'Sık sorulanlar',
    items: [
      {
        question: 'Kod kabul edilmedi. Ne yapmalıyım?',
        answer:
          'Sayfanın altındaki pazarı ve o sitede hesabınız olup olmadığını denetleyin: kodların çoğu yeni oyuncular içindir. Yine de kabul edilmezse hangi kod olduğunu bize yazın; kaldırır ya da düzeltiriz.',
      },
      {
        question: 'Bonusu çekmeden önce çevirmem gerekir mi?',
        answer:
          'Neredeyse her zaman. Kaç kez, hangi oyunlarda ve ne zamana kadar çevrileceği ortağın koşullarında yazar. Para yatırdıktan sonra değil, önce okuyun.',
      },
      {
        question: 'Kaç yaşında olmalıyım?',
        answer:
          'Bulunduğunuz yerin yasası ne diyorsa: Amerika Birleşik Devletleri’nin çoğunda 21, Türkiye’de 18. Ortaklar ödeme yapmadan önce yaşınızı denetler.',
      },
      {
        question: 'Bu site bir ortakta ne yaptığımı bilir mi?',
        answer:
          'Hayır. Ne hesabınızı ne oyununuzu görürüz. Ortak bize bir ziyaretçimizin kayıt olduğunu, kim olduğunu söylemeden bildirebilir.',
      },
      {
        question: 'Size yazdıklarımı silebilir misiniz?',
        answer:
          'Evet. Aynı adresten bir kez daha yazıp bunu isteyin: bir editör iki iletiyi de siler.',
      },
    ],
  },
};
