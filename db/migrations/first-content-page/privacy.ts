import { doc, type FirstPage, heading, link, list, note, paragraph } from './rich-text.ts';

export const privacy: FirstPage = {
  slug: 'privacy',
  footer_order: 2,
  en: {
    title: 'Privacy',
    excerpt: 'An example of a privacy page for a site like this.',
    seo_description: 'Which data this site stores about visitors, why, and for how long.',
    body: doc(
      note(
        'This page is an example, not legal advice. Name the company responsible for the site, check each sentence against how you run it, and replace this text with your own.',
      ),
      heading('What we store'),
      list(
        'If you open an account: your e-mail address, a password in a form that can’t be read, and the offers and codes you saved.',
        'If you write to us: your message and the address to reply to.',
        'Searches that found nothing, but not who searched.',
        'How often links to casinos and betting sites are followed, but not by whom.',
      ),
      heading('What we do not do'),
      paragraph(
        'We don’t show ads from networks, load other companies’ trackers or sell data. When you follow a link, the casino or betting site can tell that you came from us. Anything else it knows is what you tell them yourself.',
      ),
      heading('Your rights'),
      paragraph(
        'You can ask what we’ve stored about you, and have it corrected or deleted. You can delete your account and everything in it on your account page at any time.',
      ),
      link('Write to us', '/contact'),
    ),
  },
  tr: {
    title: 'Gizlilik',
    excerpt: 'Böyle bir sitenin ziyaretçilerinin verileri hakkında söylediklerine bir örnek.',
    seo_description:
      'Bu sitenin ziyaretçilerin hangi verilerini, ne için ve ne kadar süreyle sakladığı.',
    body: doc(
      note(
        'Bu sayfa bir örnektir, hukuki danışmanlık değildir. Siteden sorumlu şirketi yazın, her cümleyi siteyi nasıl işlettiğinizle karşılaştırın ve bu metnin yerine kendi metninizi koyun.',
      ),
      heading('Neyi saklıyoruz'),
      list(
        'Hesap açarsanız: e-posta adresiniz, okunamayan bir şifre, kaydettiğiniz teklifler ve kodlar.',
        'Bize yazarsanız: iletiniz ve yanıt verilecek adres.',
        'Aranıp bulunamayanlar; kimin aradığına dair tek bir bilgi olmadan.',
        'Casinolara ve bahis sitelerine giden bağlantıların ne kadar izlendiği. Bunların hiçbiri kim olduğunuzu söylemez.',
      ),
      heading('Neyi yapmıyoruz'),
      paragraph(
        'Reklam ağlarının reklamlarını göstermeyiz, başka şirketlerin izleyicilerini yüklemeyiz, veri satmayız. Bir bağlantıyı izlediğinizde casino ya da bahis sitesi, bizden bir ziyaretçi geldiğini ve sonra ona kendiniz ne söylerseniz onu öğrenir.',
      ),
      heading('Haklarınız'),
      paragraph(
        'Hakkınızda ne sakladığımızı sorabilir, düzeltilmesini ve silinmesini isteyebilirsiniz. Bir hesap, içindeki her şeyle birlikte, kendi sayfasından her zaman silinebilir.',
      ),
      link('Bize yazın', '/contact'),
    ),
  },
};
