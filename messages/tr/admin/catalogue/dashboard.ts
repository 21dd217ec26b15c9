import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/catalogue/dashboard.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Genel bakış',
  welcome: 'Hoş geldiniz. Burada değiştirdikleriniz, kaydedilir kaydedilmez sitede görünür.',
  attention: 'İlgi bekleyenler',
  calm: 'İlgi bekleyen bir şey yok.',
  latest: 'Son değişiklikler',
  allChanges: 'Tüm değişiklikler',
  changedBy: (kind, action, actor) => `${kind}, ${action}: ${actor}`,
  rows: {
    degraded: 'Arama aksıyor: ziyaretçiler son değiştirilenleri bulamayabilir',
    full: (max) =>
      `Mesajlar ve başvurular saklanıyor, gelen kutusu en çok ${max} tane alır: işi bitenleri silin`,
    unread: 'Okunmamış mesajlar ve başvurular',
    expiring: (days) => `${days} gün içinde süresi dolan promosyon kodları`,
    noImage: 'Görseli olmayan ürünler',
    noRating: 'Puanı olmayan ürünler',
    noLanguage: (language) => `${language} çevirisi olmayan ürünler`,
    hiddenBlocks: 'Gizlenmiş sayfa blokları',
    missed: (days) => `Son ${days} günün sonuç vermeyen aramaları`,
    times: (count) => counted(count, { other: '{count} kez' }),
  },
  search: {
    title: 'Arama',
    working: 'Çalışıyor',
    degraded: 'Aksıyor',
    engines: { embedded: 'Gömülü motor yanıtlıyor.', meilisearch: 'Meilisearch yanıtlıyor.' },
    knowsAll: 'Her değişikliği biliyor.',
    pending: (count) => `Henüz bilmediği değişiklikler: ${count}.`,
  },
  notices: {
    label: 'Uyarılar',
    jobFailed: (job, time, reason) =>
      `“${job}” adlı gece işi başarısız oldu (${time}) ve her saat yeniden deneniyor: ${reason}`,
    backupOld: (time) =>
      `Son sağlam yedeğin zamanı: ${time}. O zamandan beri neden yedek alınmadığına günlükten bakın.`,
    clicksFell: (name, clicks, day, median) =>
      `${name} tıklamaları ${day} günü ${clicks} tıklamaya düştü. Önceki dört haftanın yarısında günde ${median} veya daha çok tıklama vardı.`,
    itsClicks: 'Tıklamaları',
    broken: (count) => counted(count, { other: 'Başka sitelere giden {count} bağlantı bozuk.' }),
    moved: (count) =>
      counted(count, { other: 'Başka sitelere giden {count} bağlantının hedefi değişti.' }),
    lookAtLinks: 'Onlara bakın',
    codeFails: (code, percent, voters, days) =>
      `“${code}” promosyon kodu son ${days} günde oy veren ${voters} kişinin yalnızca %${percent} kadarında işe yaradı.`,
    codeOfProductFails: (code, product, percent, voters, days) =>
      `“${code}” promosyon kodu (${product}) son ${days} günde oy veren ${voters} kişinin yalnızca %${percent} kadarında işe yaradı.`,
    theCode: 'Kod',
    webhookStopped: (name, error) =>
      `“${name}” webhook’u bir gün süren hatalardan sonra durduruldu. Son hata: ${error}`,
    webhooks: 'Webhook’lar',
  },
};
