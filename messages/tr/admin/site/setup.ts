import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/site/setup.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Kurulum',
  heading: 'Portalınızı kurun',
  steps: {
    name: {
      title: 'Portalınıza ad verin',
      text: 'Ad her sayfanın üstbilgisinde, başlıklarda ve e-postalarda durur.',
    },
    market: {
      title: 'Ülkelerinizi seçin',
      text: 'Ülke, kimin hangi yaştan başlayarak oynayabileceğini ve kimin yardım ettiğini söyler. Var olan birini kaydedin ya da kendinizinkini ekleyin.',
    },
    colours: {
      title: 'Renklerinizi seçin',
      text: 'Koyu ya da açık bir tema ile düğmelerin ve bağlantıların vurgu rengi.',
    },
    partner: {
      title: 'İlk ortağınızı ekleyin',
      text: 'Ortak burada bir üründür: adı, logosu, puanı ve ortaklık bağlantısı.',
    },
    'top-list': {
      title: 'İlk üst listenize başlayın',
      text: 'Bir bölüm için ortakları sıralayın. Ziyaretçiler ilk sıradakileri madalyayla görür.',
    },
    pages: {
      title: 'Örnek metinleri değiştirin',
      text: 'Hakkımızda, destek ve yasal sayfalarda örnekler var. Kendi metinlerinizi yazın ya da gerekmeyenleri silin.',
    },
    sample: {
      title: 'Örnek içeriği kaldırın',
      text: 'Ortaklar ve teklifler, çevrenize bakmanız için uydurulmuştur.',
    },
  },
  languageStep: {
    title: 'Her ülkenin dilini seçin',
    text: (languages) =>
      `Sayfaların dilleri: ${languages}; ziyaretçiler seçer. Ülke, hangi dille başlayacaklarını söyler. Her ülkeyi bir kez kaydedin ya da kullanım dışı bırakın.`,
  },
  list: 'Adımlar',
  done: 'Tamam',
  progress: (done, total) => `${done} / ${total} tamamlandı`,
  hide: 'Bu adımları gizle',
  stillThere: 'Adımlar Ayarlar, Kurulum altında durmaya devam ediyor.',
  notOnDashboard: 'Genel bakış bu adımları göstermiyor.',
  onDashboard: 'Genel bakış, hepsi tamamlanana kadar bu adımları sahiplere gösterir.',
  showThere: 'Genel bakışta göster',
  hideThere: 'Orada gizle',
  sample: {
    title: 'Örnek içerik',
    explanation:
      'Yeni bir portal uydurulmuş ortaklar ve tekliflerle başlar. Kimsenin değiştirmediklerini bir kerede kaldırın. Bu, buradan geri alınabilir.',
    remove: 'Örnek içeriği kaldır',
    askToRemove: 'Örnek içerik kaldırılsın mı?',
    consequence: (count) =>
      counted(count, {
        other: '{count} öğe siteden hemen kalkar. Buradan geri getirilebilirler.',
      }),
    removed: (count) => counted(count, { other: 'Örnek içerikten {count} öğe kaldırıldı.' }),
    restored: (count) => counted(count, { other: 'Örnek içerikten {count} öğe geri geldi.' }),
    removedBy: (actor, count, time) =>
      `Örnek içerikten ${counted(count, { other: '{count} öğe' })} kaldırıldı: ${actor}, ${time}.`,
    bringBack: 'Örnek içeriği geri getir',
    yours: 'Örnek içerikten kalanlar artık sizin.',
    none: 'Burada örnek içerik yok.',
    removable: 'Kaldırılacaklar',
    kept: 'Örnek içerikten kalanlar',
    leftOut: 'Geri gelmeyenler ya da eskisi gibi gelmeyenler',
    changed: (actor, time) => `Değiştiren: ${actor}, ${time}.`,
    reportsConversions: 'Ortağının bir postback adresi var.',
    refersTo: (kind, name) => `Ona başvuran: ${kind} “${name}”.`,
  },
};
