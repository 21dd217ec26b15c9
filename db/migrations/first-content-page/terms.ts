import { doc, type FirstPage, heading, link, note, paragraph } from './rich-text.ts';

export const terms: FirstPage = {
  slug: 'terms',
  footer_order: 1,
  en: {
    title: 'Terms of use',
    excerpt: 'An example of terms for a site that compares casinos and sportsbooks.',
    seo_description: 'The terms under which this site may be used.',
    body: doc(
      note(
        'This page is an example, not legal advice. Have a lawyer write the terms that apply where you and your visitors are, and replace this text with them.',
      ),
      heading('What this site is'),
      paragraph(
        'We compare casinos, sportsbooks and their bonuses. We don’t offer games, take bets or hold players’ money. Anything you do on their sites is between you and them, under their own terms.',
      ),
      heading('Who may use it'),
      paragraph(
        'The site is for adults who are allowed to gamble where they are. It’s up to you to find out whether you are.',
      ),
      heading('What we promise, and what we do not'),
      paragraph(
        'We report what we find, and correct mistakes as soon as we learn of them. Casinos and betting sites change their offers, often without notice, so read their own terms before you deposit. We don’t promise that an offer is still available, that a site will accept you, or that you’ll win.',
      ),
      heading('Links to casinos and betting sites'),
      paragraph(
        'Most links to them are referral links, for which they may pay us. Another page explains what that means for our lists.',
      ),
      link('How we earn and how we rank', '/about'),
      heading('Changes'),
      paragraph('We may change these terms. The version on this page is the one that applies.'),
    ),
  },
  tr: {
    title: 'Kullanım koşulları',
    excerpt: 'Casino ve bahis sitelerini karşılaştıran bir site için örnek koşullar.',
    seo_description: 'Bu sitenin hangi koşullarla kullanılabileceği.',
    body: doc(
      note(
        'Bu sayfa bir örnektir, hukuki danışmanlık değildir. Bulunduğunuz ve ziyaretçilerinizin bulunduğu yerde geçerli koşulları bir avukata yazdırın ve bu metnin yerine koyun.',
      ),
      heading('Bu site nedir'),
      paragraph(
        'Casinoları, bahis sitelerini ve bonuslarını karşılaştırıyoruz. Oyun sunmayız, bahis almayız, oyuncuların parasını tutmayız. Bu sitelerde yaptıklarınız, kendi koşulları altında sizinle onların arasındadır.',
      ),
      heading('Kimler kullanabilir'),
      paragraph(
        'Site, bulunduğu yerin yasasına göre kumar oynamasına izin verilen yetişkinler içindir. Bunun sizin için geçerli olup olmadığını öğrenmek size düşer.',
      ),
      heading('Neye söz veririz, neye vermeyiz'),
      paragraph(
        'Gördüğümüzü yazar, yanlış olanı öğrenir öğrenmez düzeltiriz. Teklifler çoğu zaman haber verilmeden değişir; para yatırmadan önce sitenin kendi koşullarını okuyun. Bir teklifin hâlâ geçerli olduğuna, bir sitenin sizi kabul edeceğine ya da kazanacağınıza söz vermeyiz.',
      ),
      heading('Casinolara ve bahis sitelerine giden bağlantılar'),
      paragraph(
        'Bu sitelere giden bağlantıların çoğu yönlendirme bağlantısıdır ve siteler bize bunun için ödeme yapabilir. Bunun listelerimiz için ne anlama geldiği başka bir sayfada yazar.',
      ),
      link('Nasıl kazanıyor, nasıl sıralıyoruz', '/about'),
      heading('Değişiklikler'),
      paragraph('Bu koşulları değiştirebiliriz. Geçerli olan, bu sayfadaki metindir.'),
    ),
  },
};
