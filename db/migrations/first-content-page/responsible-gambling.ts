import { doc, type FirstPage, heading, link, list, note, paragraph } from './rich-text.ts';

export const responsibleGambling: FirstPage = {
  slug: 'responsible-gambling',
  footer_order: 3,
  en: {
    title: 'Responsible gambling',
    excerpt: 'An example page on playing safely, and on where to find help.',
    seo_description:
      'How to keep gambling fun, how to notice when it no longer is, and where to find help.',
    body: doc(
      note(
        'This page is an example. Add the rules and helplines of the countries your site is for, and replace this text with your own.',
      ),
      heading('Keep it a pastime'),
      list(
        'Before you start, decide how much you can afford to lose and how long you’ll play.',
        'Stop when you reach either limit.',
        'Never try to win back losses.',
        'Don’t play with borrowed money, or with money you need for something else.',
        'Don’t play when you’re upset, tired or drunk.',
      ),
      heading('Signs that it is more than that'),
      list(
        'You think about the next game while you’re doing other things.',
        'You hide how much you play or lose from others.',
        'You need higher stakes to feel the same excitement.',
        'Stopping makes you restless or angry.',
      ),
      heading('What you can do'),
      paragraph(
        'Casinos and betting sites let you set limits for deposits, losses and time, take a break, or close your account for good. In many countries you can exclude yourself from all licensed sites at once. Talk to someone, too: helplines are confidential and free.',
      ),
      link('Help lines', '/support'),
    ),
  },
  tr: {
    title: 'Sorumlu oyun',
    excerpt: 'Güvenli oyun ve yardımın nerede bulunacağı üzerine örnek bir sayfa.',
    seo_description:
      'Kumar nasıl eğlence olarak kalır, kalmadığı nasıl anlaşılır ve kim yardım eder.',
    body: doc(
      note(
        'Bu sayfa bir örnektir. Sitenizin seslendiği ülkelerin kurallarını ve yardım hatlarını ekleyin, bu metnin yerine kendi metninizi koyun.',
      ),
      heading('Eğlence olarak kalsın'),
      list(
        'Başlamadan önce ne kadar kaybedebileceğinize ve ne kadar oynayacağınıza karar verin.',
        'Hangisi önce gelirse orada bırakın.',
        'Kaybı geri kazanmak için oynamayın.',
        'Borç parayla ya da başka bir şeye ayrılmış parayla oynamayın.',
        'Üzgün, yorgun ya da alkollüyken oynamayın.',
      ),
      heading('Eğlence olmaktan çıktığının belirtileri'),
      list(
        'Başka işler yaparken bir sonraki oyunu düşünüyorsunuz.',
        'Ne kadar oynadığınızı ya da kaybettiğinizi gizliyorsunuz.',
        'Aynı heyecan için daha yüksek bahisler gerekiyor.',
        'Bırakmak sizi huzursuz ya da öfkeli yapıyor.',
      ),
      heading('Ne yapabilirsiniz'),
      paragraph(
        'Casino ve bahis sitelerinde para yatırma, kayıp ve süre sınırı koyabilir, ara verebilir ya da hesabınızı temelli kapatabilirsiniz. Birçok ülkede kendinizi bütün lisanslı sitelerden bir kerede men edebilirsiniz. Ve biriyle konuşun: yardım hatları gizli ve ücretsizdir.',
      ),
      link('Yardım hatları', '/support'),
    ),
  },
};
