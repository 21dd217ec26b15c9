import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/webhook/webhook.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Webhook’lar',
  explanation:
    'Webhook, buradaki her değişikliği sırayla ve imzalı olarak başka bir programa bildirir. Bildirimler onaylanana kadar yeniden gönderilir ve hiçbir zaman özel ağlara gönderilmez.',
  secretOf: (name) => `Gizli anahtar: ${name}`,
  secretHint:
    'Bu gizli anahtar yalnızca bir kez gösterilir. Alıcı, isteklerin buradan geldiğini doğrulamak için ona ihtiyaç duyar.',
  copySecret: 'Gizli anahtarı kopyala',
  add: 'Webhook ekle',
  addAction: 'Ekle',
  empty: 'Henüz webhook yok.',
  name: 'Ad',
  url: 'URL',
  urlHint:
    'Herkese açık internette olmalıdır. https:// kullanılırsa istekleri yolda kimse okuyamaz.',
  kinds: 'Gönderilecek değişiklikler',
  noKinds:
    'Hiçbiri seçilmedi, bu yüzden tüm değişiklikler gönderilir. Güvenlik günlüğü yalnızca seçerseniz gönderilir.',
  securityLog: 'Güvenlik günlüğü',
  wholeCatalogue: 'Kataloğun tamamının içe aktarılması da bildirilir.',
  paused: 'Duraklatıldı: değişiklikler, siz devam ettirene kadar bekler',
  resumed: (name) => `${name} devam ettirildi.`,
  tryNow: 'Şimdi dene',
  resume: 'Devam ettir',
  sending: 'Gönderiliyor…',
  test: 'Test gönder',
  change: 'Düzenle',
  changeNamed: (name) => `Düzenle: ${name}`,
  newSecret: 'Yeni gizli anahtar',
  deletion:
    'Alıcıya artık değişiklik gönderilmez ve gizli anahtarı silinir. Bu işlem geri alınamaz.',
  askForSecret: (name) => `Yeni gizli anahtar oluşturulsun mu (${name})?`,
  secretConsequence:
    'Mevcut gizli anahtar hemen geçersiz olur. Alıcı yenisini alana kadar istekleri reddeder; istekler o zaman yeniden gönderilir.',
  makeSecret: 'Yeni gizli anahtar oluştur',
  confirmed: (status, milliseconds) =>
    `Test, ${milliseconds} ms sonra ${status} durumuyla onaylandı.`,
  failed: (milliseconds, error) => `Test, ${milliseconds} ms sonra başarısız oldu: ${error}.`,
  answered: (text) => `Yanıt: ${text}`,
  states: {
    stopped: 'Durduruldu',
    paused: 'Duraklatıldı',
    failing: 'Hata veriyor',
    active: 'Etkin',
  },
  facts: {
    noneWaits: 'Gönderilmeyi bekleyen değişiklik yok',
    manyWait: (count) => `${count} veya daha çok değişiklik gönderilmeyi bekliyor`,
    wait: (count) => counted(count, { other: '{count} değişiklik gönderilmeyi bekliyor' }),
    failing: (time, attempts, error) =>
      `Şu zamandan beri hata veriyor: ${time}, ${counted(attempts, { other: '{count} deneme' })}: ${error}`,
    nextAttempt: (time) => `Sonraki deneme: ${time}`,
    stopped: 'Bir gün boyunca hata verdiği için durduruldu. Sürdürmek için devam ettirin.',
    allSent: 'Tüm değişiklikleri gönderir',
    sent: (kinds) => `Gönderilenler: ${kinds}`,
    confirmed: (time) => `Son onay: ${time}`,
    notConfirmed: 'Henüz hiçbir şey onaylanmadı',
  },
};
