import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/catalogue/dashboard.ts';
import { texts as pageSpeed } from '../operation/page-speed.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Genel bakış',
  welcome: 'Hoş geldiniz. Burada yaptığınız değişiklikler kaydettiğiniz anda sitede görünür.',
  attention: 'İlgilenmeniz gerekenler',
  calm: 'İlgilenmeniz gereken bir şey yok.',
  latest: 'Son değişiklikler',
  allChanges: 'Tüm değişiklikler',
  changedBy: (kind, action, actor) => `${kind}, ${action}: ${actor}`,
  rows: {
    degraded: 'Arama sorunlu çalışıyor: ziyaretçiler son değişiklikleri bulamayabilir',
    full: (max) =>
      `Gelen kutusu en fazla ${max} mesaj ve başvuru saklar. Artık gerekmeyenleri silin`,
    unread: 'Okunmamış mesajlar ve başvurular',
    reports: 'Ziyaretçilerin bildirdiği sorunlar',
    expiring: (days) => `${days} gün içinde süresi dolan promosyon kodları`,
    noImage: 'Görseli olmayan ürünler',
    noRating: 'Puanı olmayan ürünler',
    factsToCheck: 'Bilgileri kontrol edilecek ürünler',
    noLanguage: (language) => `${language} çevirisi eksik ürünler`,
    hiddenBlocks: 'Gizli sayfa blokları',
    missed: (days) => `Son ${days} günde sonuç bulunamayan aramalar`,
    times: (count) => counted(count, { other: '{count} kez' }),
  },
  search: {
    title: 'Arama',
    working: 'Çalışıyor',
    degraded: 'Sorunlu',
    engines: {
      embedded: 'Gömülü arama motoru kullanılıyor.',
      meilisearch: 'Meilisearch kullanılıyor.',
    },
    knowsAll: 'Tüm değişiklikler dizine eklendi.',
    pending: (count) => counted(count, { other: '{count} değişiklik henüz dizine eklenmedi.' }),
  },
  notices: {
    label: 'Uyarılar',
    jobFailed: (job, time, reason) =>
      `“${job}” gece işi ${time} tarihinde başarısız oldu ve her saat yeniden deneniyor: ${reason}`,
    releaseFailed: (name, reason) => `“${name}” paketi yayınlanamadı. Nedeni: ${reason}`,
    releaseLate: (name, time) =>
      `“${name}” paketinin ${time} tarihinde yayınlanması gerekiyordu; gecikti.`,
    theRelease: 'Paketi göster',
    theReleases: 'Paketleri göster',
    agentWaits: (name, count) =>
      `${name} adlı kişinin asistanının önerdiği ${count} değişiklik karar bekliyor.`,
    approvalWanted: (count) => `İkinci bir kişinin onayını bekleyen ${count} değişiklik var.`,
    backupOld: (time) =>
      `Son başarılı yedek: ${time}. Sonrakilerin neden başarısız olduğunu görmek için günlüğü kontrol edin.`,
    clicksFell: (name, clicks, day, median) =>
      `${name} tıklamaları ${day} günü ${clicks} oldu. Önceki dört haftanın günlük medyanı ${median} idi.`,
    itsClicks: 'Tıklamaları görüntüle',
    broken: (count) => counted(count, { other: '{count} dış bağlantı bozuk.' }),
    moved: (count) => counted(count, { other: '{count} dış bağlantının hedefi değişti.' }),
    lookAtLinks: 'Bağlantıları görüntüle',
    licencesEnd: (total, licences, more) =>
      counted(total, {
        other: `30 gün içinde süresi dolacak {count} lisans var: ${licences}${more > 0 ? ` ve ${more} lisans daha` : ''}.`,
      }),
    licenceEnd: (partner, regulator, day) => `${partner} (${regulator}, son gün ${day})`,
    theLicence: 'İlk ortağı görüntüle',
    pageSlow: (page, values) =>
      `Sayfalar ziyaretçiler için yavaş: ${page}. Son 7 günde ziyaretlerin dörtte biri bundan da kötüydü: ${values}.`,
    slowPages: pageSpeed.pages,
    pageSpeed: 'Sayfa hızını göster',
    codeFails: (code, percent, voters, days) =>
      `“${code}” promosyon kodu son ${days} günde oy veren ${voters} kişinin yalnızca %${percent} kadarında işe yaradı.`,
    codeOfProductFails: (code, product, percent, voters, days) =>
      `“${code}” promosyon kodu (${product}) son ${days} günde oy veren ${voters} kişinin yalnızca %${percent} kadarında işe yaradı.`,
    theCode: 'Kodu görüntüle',
    contentBlocked: (blocked, directive, page, reports, time) =>
      `Tarayıcılar ${page} yeni bir şeyi engelledi: “${blocked}” (${directive}). İlk bildirim: ${time}, toplam: ${reports}. Tanımıyorsanız siteye yapıştırılmış ya da bir proxy veya CDN tarafından eklenmiş kod arayın.`,
    blockedOn: {
      casino: 'casino sayfasında',
      bets: 'bahis sayfasında',
      bonuses: 'bonuslar sayfasında',
      product: 'bir partnerin sayfasında',
      promocodes: 'promosyon kodu sayfalarında',
      search: 'arama sayfasında',
      account: 'hesap sayfalarında',
      guides: 'rehberlerde',
      reviews: 'incelemelerde',
      admin: 'yönetim panelinde',
      other: 'başka bir sayfada',
    },
    signInsFailed: (time) =>
      `Bir saat içinde on veya daha fazla giriş denemesi başarısız oldu. Son tespit: ${time}.`,
    newNetwork: (name, network, time, others) =>
      `${name} yeni bir ağdan giriş yaptı (${network}), ${time}.${others > 0 ? ` Daha önce yeni ağlardan ${others} giriş daha yapıldı.` : ''}`,
    securityLog: 'Güvenlik günlüğü',
    figuresFailed: (name, reason) => `“${name}” verileri içe aktarılamadı. ${reason}`,
    figuresOdd: (name, warnings) => `“${name}” kaynağının son verilerini kontrol edin. ${warnings}`,
    theProgramme: 'Programı aç',
    webhookStopped: (name, error) =>
      `“${name}” webhook’u bir gün boyunca hata verdiği için durduruldu. Son hata: ${error}`,
    webhooks: 'Webhook’lar',
  },
};
