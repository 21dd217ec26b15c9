import type { FieldTarget, PostDestination } from '#contract/move-in/import-options.ts';
import type { ReportLine } from '#contract/move-in/import-report.ts';
import type { ImportState, ImportStep } from '#contract/move-in/site-import.ts';
import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/site/move-in.ts';

const counted = countedIn('tr');

const states: Record<ImportState, string> = {
  reading: 'Dosya okunuyor',
  read: 'Henüz hazırlanmadı',
  working: 'Yayın paketi hazırlanıyor',
  stopped: 'Durdu',
  failed: 'Dosya okunamadı',
  proposed: 'Yayın paketi hazır',
};

const steps: Record<ImportStep, string> = {
  plan: 'Planlanıyor',
  pictures: 'Görseller alınıyor',
  offers: 'Ortaklar ve teklifler hazırlanıyor',
  pages: 'Metinler dönüştürülüyor',
  addresses: 'Yönlendirmeler ekleniyor',
};

const destinations: Record<PostDestination, string> = {
  guide: 'Rehberler',
  review: 'İncelemeler',
  page: 'Sayfalar',
  product: 'Ortaklar',
  bonus: 'Özel bonuslar',
  'promo-code': 'Promosyon kodları',
  nothing: 'Hiçbiri (alınmaz)',
};

const targets: Record<FieldTarget, string> = {
  seo_title: 'Arama motorları için başlık',
  seo_description: 'Arama motorları için açıklama',
  excerpt: 'Özet',
  name: 'Ad',
  description: 'Açıklama',
  logo: 'Logo',
  ref_link: 'Ortaklık bağlantısı',
  rating_5: '5 üzerinden puan',
  rating_10: '10 üzerinden puan',
  rating_100: '100 üzerinden puan',
  owner: 'Sahibi',
  established: 'Kuruluş yılı',
  licences: 'Lisanslar',
  payments: 'Ödeme yöntemleri',
  currencies: 'Para birimleri',
  partner: 'Ortak',
  offer_title: 'Teklifin başlığı',
  offer_value: 'Teklifin değeri',
  offer_text: 'Teklifin koşulları',
  wagering: 'Çevrim şartı',
  min_deposit: 'Minimum yatırım',
  max_bet: 'Maksimum bahis',
  code: 'Promosyon kodu',
  offer_link: 'Teklifin bağlantısı',
  expires: 'Bitiş tarihi',
  picture: 'Teklifin görseli',
};

const findings: Record<ReportLine['what'], string> = {
  'left out': 'Alınmadı',
  changed: 'Değişti',
  'picture missing': 'Görsel eksik',
  'dead link': 'Kırık bağlantı',
  'too long': 'Kısaltıldı',
};

const taken: Record<string, (count: number) => string> = {
  'content-page': (count) => counted(count, { other: '{count} sayfa' }),
  product: (count) => counted(count, { other: '{count} ortak' }),
  'exclusive-bonus': (count) => counted(count, { other: '{count} özel bonus' }),
  'promo-code': (count) => counted(count, { other: '{count} promosyon kodu' }),
  'payment-method': (count) => counted(count, { other: '{count} ödeme yöntemi' }),
  redirect: (count) => counted(count, { other: '{count} yönlendirme' }),
  image: (count) => counted(count, { other: '{count} görsel' }),
};

export const texts: typeof english = {
  title: 'Taşınma',
  states,
  steps,
  list: {
    explanation:
      'Mevcut WordPress sitenizi buraya taşıyın. Yazıları, sayfaları, görselleri, ortakları ve adresleri bir yayın paketi olur; siz yayınlayana kadar hiçbir şey herkese açılmaz.',
    how: 'WordPress’te Araçlar, Dışa Aktar’ı açın, Tüm içerik’i seçip dosyayı indirin. Birden çok dosya aldıysanız hepsini birlikte seçin. Pretty Links veya ThirstyAffiliates CSV dosyalarını da ekleyebilirsiniz.',
    upload: 'Dışa aktarımı yükleyin',
    files: 'Dışa aktarım dosyaları',
    filesHint: 'WordPress XML dosyaları veya bağlantı eklentilerinin CSV dosyaları',
    uploading: 'Yüklemeler',
    waiting: 'Bekliyor',
    percent: (percent) => `%${percent}`,
    reading: 'Okunuyor…',
    done: 'Yüklendi',
    open: 'İçe aktarmayı aç',
    earlier: 'İçe aktarmalar',
    kept: (days) => `İçe aktarmalar ${days} gün sonra silinir. Yayın paketleri ve sayfaları kalır.`,
    empty: 'Henüz içe aktarma yok. Başlamak için eski sitenizin dışa aktarımını yükleyin.',
    facts: (author, time) => `${author}, ${time}`,
    deletion: 'Yüklenen dosyalar ve rapor silinir. Yayın paketi ve sayfaları kalır.',
    deleted: (name) => `${name} silindi.`,
  },
  entries: (count) => counted(count, { other: '{count} kayıt' }),
  kind: 'içe aktarma',
  addFile: 'Başka bir dosya ekle',
  files: (names) => `Dosyalar: ${names}`,
  options: {
    title: 'Ne neye dönüşecek',
    language: 'Metinlerin dili',
    types: 'Yazı türleri',
    type: (type) => `${type} şuna dönüşür`,
    category: (type) => `${type} kategorisi`,
    noCategory: 'Kategorisiz',
    destinations,
    reviews: 'Bu kategorilerdeki yazılar inceleme olur',
    links: 'Tanınmayan ortakların bağlantıları',
    linkCount: (count) =>
      counted(count, {
        other:
          'Dosyalarda {count} ortaklık bağlantısı var. Burada zaten bulunan ortakların bağlantıları onlara gitmeye devam eder.',
      }),
    fields: 'Özel alanlar',
    fieldCount: (used, all) => `${all} alandan ${used} tanesi alınıyor`,
    columns: { key: 'Alan', samples: 'Örnekler', count: 'Kullanım', target: 'Dönüşeceği alan' },
    target: (key) => `${key} şuna dönüşür`,
    times: (count) => counted(count, { other: '{count} kez' }),
    notTaken: 'Alınmaz',
    targets,
    saved: 'Kayıtlı seçimleri kullan',
    chooseSaved: 'Seçin…',
    mapping: 'Seçimleri şu adla kaydet',
    mappingHint: 'Aynı sitenin başka bir dosyası için kullanabilirsiniz.',
    save: 'Kaydet ve adresleri planla',
    saving: 'Adresler planlanıyor…',
    summary: (count) => counted(count, { other: '{count} yazı türü' }),
    unsaved: 'Henüz kaydedilmedi',
    planned: 'Kaydedildi. Adresler planlandı.',
  },
  addresses: {
    title: 'Eski adresler',
    summary: (count) => counted(count, { other: '{count} adres' }),
    explanation:
      'Eski sitenin her adresi yeni sayfasına veya en yakın listeye gider ya da kaldırılmıştır (410). Paketi yayınladığınızda bunlar yönlendirme olur.',
    search: 'Adres',
    columns: { from: 'Eski adres', to: 'Gittiği yer' },
    gone: 'Kaldırıldı (410)',
    edited: 'Düzenlendi',
    empty: 'Adres yok.',
    edit: (path) => `${path} hedefini düzenle`,
    target: (path) => `${path} için yeni hedef`,
    isGone: 'Kaldırıldı',
    import: 'CSV içe aktar',
    importHint:
      'Dışa aktarımdaki gibi old ve new sütunları olan bir CSV dosyası; yeni adres olarak 410, sayfanın kaldırıldığı anlamına gelir. En çok 25.000 satır.',
  },
  run: {
    title: 'Yayın paketi',
    ready:
      'Adresler planlandı. Sırada metinlerin dönüştürülmesi ve görsellerin yayında olması gereken eski siteden alınması var. Büyük bir sitede biraz sürer; bu sayfayı kapatabilirsiniz.',
    unsaved: 'Önce neyin neye dönüşeceğini kaydedin.',
    start: 'Yayın paketini hazırla',
    again: 'Yeniden hazırla',
    starting: 'Başlatılıyor…',
    progress: 'İlerleme',
    doneOf: (done, total) => `${done} / ${total}`,
    cancel: 'İptal',
    canceling: 'Durduruluyor…',
    stopped:
      'Hazırlık, örneğin sunucu yeniden başladığı için yarıda kaldı. Şimdiye kadar yapılanlar duruyor.',
    goOn: 'Devam et',
    failed: (reason) => `Son deneme başarısız oldu: ${reason}`,
    proposed:
      'Yayın paketi hazır. Siteyi önizlemek, her şeyi birden yayınlamak ve gerekirse geri almak için açın.',
    nothingNew: 'Bu dosyalardaki her şey zaten burada, yayınlanacak bir şey yok.',
    open: 'Paketi aç',
    reading: 'Dosya hâlâ okunuyor.',
  },
  report: {
    title: 'Rapor',
    taken,
    takenOver: 'Alınanlar',
    nothingTaken: 'Hiçbir şey alınmadı.',
    findings,
    lines: 'Bilmeniz gerekenler',
    noLines: 'Her şey kayıpsız alındı.',
    kind: 'Göster',
    all: 'Tümü',
    search: 'Raporda ara',
    columns: { what: 'Ne', name: 'Nerede', detail: 'Ayrıntılar' },
    after: (words) => `şundan sonra: “${words}”`,
    nothingFound: 'Eşleşen satır yok.',
    more: 'Yalnızca ilk 5.000 satır listeleniyor.',
    menus: 'Eski sitenin menüleri',
    menusHint: 'Menüler alınmaz. Kendi menünüzü kurarken bu listeleri kullanın.',
  },
};
