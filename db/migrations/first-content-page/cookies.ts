import { doc, type FirstPage, heading, list, note, paragraph } from './rich-text.ts';

export const cookies: FirstPage = {
  slug: 'cookies',
  footer_order: 4,
  en: {
    title: 'Cookies',
    excerpt: 'An example of a page about cookies for a site like this.',
    seo_description: 'Which cookies this site sets, and what each one is for.',
    body: doc(
      note(
        'This page is an example, not legal advice. Check it against the cookies your site sets, including those of anything you’ve added, and replace this text with your own.',
      ),
      heading('Only what the site needs'),
      list(
        'market: the country whose offers you want to see.',
        'language: the language you chose.',
        'adult: whether you’ve confirmed your age.',
        'A cookie that keeps you signed in.',
      ),
      paragraph(
        'None of them follows you to other sites or is used for advertising. Offers you save without an account are stored only in your browser.',
      ),
      heading('How to delete them'),
      paragraph(
        'You can see and delete a site’s cookies in your browser’s settings. The site works without them, but asks for your choices again.',
      ),
    ),
  },
  tr: {
    title: 'Çerezler',
    excerpt: 'Böyle bir sitenin çerezleri hakkında söylediklerine bir örnek.',
    seo_description: 'Bu sitenin hangi çerezleri koyduğu ve her birinin ne işe yaradığı.',
    body: doc(
      note(
        'Bu sayfa bir örnektir, hukuki danışmanlık değildir. Sitenizin koyduğu çerezlerle, sonradan eklediklerinizin çerezleriyle de karşılaştırın ve bu metnin yerine kendi metninizi koyun.',
      ),
      heading('Yalnızca sitenin gereksindikleri'),
      list(
        'market: tekliflerini görmek için seçtiğiniz ülke.',
        'language: seçtiğiniz dil.',
        'adult: yaşınızı onayladığınız.',
        'Oturumunuz açık kaldığı sürece oturum çerezi.',
      ),
      paragraph(
        'Hiçbiri sizi başka sitelerde izlemez, hiçbiri reklam için değildir. Hesapsız kaydettiğiniz teklifler yalnızca tarayıcınızda saklanır.',
      ),
      heading('Nasıl silinirler'),
      paragraph(
        'Tarayıcınız bir sitenin çerezlerini ayarlarında gösterir ve siler. Site çerezsiz de çalışır; o zaman seçimlerinizi yeniden sorar.',
      ),
    ),
  },
};
