import { doc, type FirstPage, heading, list, note, paragraph } from './rich-text.ts';

export const cookies: FirstPage = {
  slug: 'cookies',
  footer_order: 4,
  en: {
    title: 'Cookies',
    excerpt: 'An example of what a site like this says about its cookies.',
    seo_description: 'Which cookies this site sets, and what each of them is for.',
    body: doc(
      note(
        'This page is an example, not legal advice. Check it against the cookies that your site sets, among them those of anything that you have added, and replace this text with your own.',
      ),
      heading('Only what the site needs'),
      list(
        'market: the country whose offers you chose.',
        'language: the language that you chose.',
        'adult: that you have confirmed your age.',
        'A cookie of your sign-in, as long as you are signed in.',
      ),
      paragraph(
        'None of them follows you to other sites, and none is for advertising. Offers that you save without an account are stored in your browser alone.',
      ),
      heading('How to delete them'),
      paragraph(
        'Your browser shows and deletes the cookies of a site in its settings. The site works without them, and then asks for your choices again.',
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
