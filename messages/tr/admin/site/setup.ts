import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/site/setup.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Kurulum',
  heading: 'Portalınızı kurun',
  steps: {
    name: {
      title: 'Portalınıza ad verin',
      text: 'Ad her sayfanın üst kısmında, başlıklarda ve e-postalarda görünür.',
    },
    market: {
      title: 'Ülkelerinizi seçin',
      text: 'Ülke ayarı, kimlerin hangi yaştan itibaren oynayabileceğini ve nereden yardım alınabileceğini belirler. Var olan birini kaydedin ya da yenisini ekleyin.',
    },
    colours: {
      title: 'Renklerinizi seçin',
      text: 'Koyu ya da açık bir tema ile düğme ve bağlantıların vurgu rengini seçin.',
    },
    partner: {
      title: 'İlk ortağınızı ekleyin',
      text: 'Her ortak; adı, logosu, puanı ve ortaklık bağlantısı olan bir üründür.',
    },
    'top-list': {
      title: 'İlk üst listenizi oluşturun',
      text: 'Bir bölümdeki ortakları sıralayın. İlk üç ortak madalya alır.',
    },
    pages: {
      title: 'Örnek metinleri değiştirin',
      text: 'Hakkımızda, destek ve yasal sayfalarda örnek metinler var. Kendi metinlerinizi yazın ya da gerekmeyen sayfaları silin.',
    },
    sessions: {
      title: 'Yalnızca oturumları açın',
      text: 'Oturumların süresi dolar; çalınan bir bilgisayarda oturum açık kalmaz.',
    },
    sample: {
      title: 'Örnek içeriği kaldırın',
      text: 'Ortaklar ve teklifler, etrafa göz atabilmeniz için uyduruldu.',
    },
  },
  languageStep: {
    title: 'Her ülkenin dilini seçin',
    text: (languages) =>
      `Sayfalar şu dillerde: ${languages}. Ziyaretçiler dili değiştirebilir. Her ülkenin bir varsayılan dili vardır. Her ülkeyi bir kez kaydedin ya da kullanım dışı bırakın.`,
  },
  examplePages: 'Henüz örnek olanlar:',
  deleteExamples: 'Bu sayfaları sil',
  askToDelete: (count) => counted(count, { other: '{count} örnek sayfa silinsin mi?' }),
  deletion: 'Sayfa altındaki bağlantıları da kalkar. Geçmişten geri yükleyebilirsiniz.',
  deletedExamples: 'Örnek sayfalar silindi.',
  list: 'Adımlar',
  done: 'Tamam',
  progress: (done, total) => `${done} / ${total} tamamlandı`,
  hide: 'Bu adımları gizle',
  stillThere: 'Bu adımlara Ayarlar, Kurulum bölümünden ulaşabilirsiniz.',
  notOnDashboard: 'Bu adımlar genel bakışta gizli.',
  onDashboard: 'Sahipler, hepsi tamamlanana kadar bu adımları genel bakışta görür.',
  showThere: 'Genel bakışta göster',
  hideThere: 'Genel bakışta gizle',
  sample: {
    title: 'Örnek içerik',
    explanation:
      'Yeni bir portal uydurma ortaklar ve tekliflerle gelir. Kimsenin düzenlemediklerini bir kerede kaldırabilir ve bunu buradan geri alabilirsiniz.',
    remove: 'Örnek içeriği kaldır',
    askToRemove: 'Örnek içerik kaldırılsın mı?',
    consequence: (count) =>
      counted(count, {
        other:
          '{count} öğe siteden hemen kalkar. Buradan geri getirilebilirler; ancak Raporlar’daki örnek veriler kalıcı olarak silinir.',
      }),
    removed: (count) => counted(count, { other: 'Örnek içerikten {count} öğe kaldırıldı.' }),
    restored: (count) => counted(count, { other: 'Örnek içerikten {count} öğe geri geldi.' }),
    removedBy: (actor, count, time) =>
      `Örnek içerikten ${counted(count, { other: '{count} öğe' })} kaldırıldı: ${actor}, ${time}.`,
    bringBack: 'Örnek içeriği geri yükle',
    yours: 'Örnek içerikten kalanların hepsini düzenlediniz.',
    none: 'Örnek içerik yok.',
    removable: 'Kaldırılacaklar',
    kept: 'Tutulanlar',
    leftOut: 'Geri yüklenmeyenler ya da kısmen geri yüklenenler',
    changed: (actor, time) => `Düzenleyen: ${actor}, ${time}.`,
    reportsConversions:
      'Ortağının bir postback adresi var ya da Para bölümündeki bir programa ait.',
    refersTo: (kind, name) => `Kullanan: ${kind} “${name}”.`,
  },
};
