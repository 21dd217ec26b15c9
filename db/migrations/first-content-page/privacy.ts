import { doc, type FirstPage, heading, link, list, note, paragraph } from './rich-text.ts';

export const privacy: FirstPage = {
  slug: 'privacy',
  footer_order: 2,
  en: {
    title: 'Privacy',
    excerpt: 'An example of what a site like this says about the data of its visitors.',
    seo_description: 'Which data of visitors this site stores, for what and for how long.',
    body: doc(
      note(
        'This page is an example, not legal advice. Name the company that answers for the site, check each sentence against how you run it, and replace this text with your own.',
      ),
      heading('What we store'),
      list(
        'If you open an account: your e-mail address, a password that cannot be read, and the offers and codes that you saved.',
        'If you write to us: your message and the address to answer to.',
        'What was searched for without success, without a word about who searched.',
        'How often links to partners are followed. Nothing of it tells who you are.',
      ),
      heading('What we do not do'),
      paragraph(
        'We show no ads of networks, load no trackers of other companies and sell no data. Partners learn that a visitor came from us when you follow a link, and what you then tell them yourself.',
      ),
      heading('Your rights'),
      paragraph(
        'You may ask what we have stored of you, have it corrected, and have it deleted. An account and everything in it can be deleted on its own page at any time.',
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
        'Ortaklara giden bağlantıların ne kadar izlendiği. Bunların hiçbiri kim olduğunuzu söylemez.',
      ),
      heading('Neyi yapmıyoruz'),
      paragraph(
        'Reklam ağlarının reklamlarını göstermeyiz, başka şirketlerin izleyicilerini yüklemeyiz, veri satmayız. Bir bağlantıyı izlediğinizde ortak, bizden bir ziyaretçi geldiğini ve sonra ona kendiniz ne söylerseniz onu öğrenir.',
      ),
      heading('Haklarınız'),
      paragraph(
        'Hakkınızda ne sakladığımızı sorabilir, düzeltilmesini ve silinmesini isteyebilirsiniz. Bir hesap, içindeki her şeyle birlikte, kendi sayfasından her zaman silinebilir.',
      ),
      link('Bize yazın', '/contact'),
    ),
  },
};
