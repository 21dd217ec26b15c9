import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/webhook/webhook.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Webhook’lar',
  explanation:
    'Webhook, buradaki her değişikliği sırayla ve imzalı olarak öğrenen başka bir programın URL’sidir. Onaylanana kadar yeniden gönderilir ve hiçbir zaman özel bir ağa gönderilmez.',
  secretOf: (name) => `Gizli anahtar: ${name}`,
  secretHint:
    'Yalnızca bu kez gösterilir. Alıcı, isteğin buradan geldiğini denetlemek için ona gereksinim duyar.',
  copySecret: 'Gizli anahtarı kopyala',
  add: 'Webhook ekle',
  addAction: 'Ekle',
  empty: 'Henüz webhook yok.',
  name: 'Ad',
  url: 'URL',
  urlHint: 'Herkese açık internette. https:// ile gönderilenleri yolda kimse okuyamaz.',
  kinds: 'Gönderilen değişiklikler',
  noKinds: 'Hiçbiri seçilmedi, bu yüzden hepsi gönderilir.',
  wholeCatalogue: 'Katalogun tamamındaki değişiklikler de gönderilir.',
  paused: 'Duraklatıldı: değişiklikler sürdürülene kadar bekler',
  resumed: (name) => `${name} kaldığı yerden sürüyor.`,
  tryNow: 'Şimdi dene',
  resume: 'Sürdür',
  sending: 'Gönderiliyor…',
  test: 'Deneme gönder',
  change: 'Değiştir',
  changeNamed: (name) => `Değiştir: ${name}`,
  newSecret: 'Yeni gizli anahtar',
  deletion:
    'Alıcı bundan sonraki değişiklikleri öğrenmez, gizli anahtar da silinir. Bu geri alınamaz.',
  askForSecret: (name) => `Yeni gizli anahtar oluşturulsun mu (${name})?`,
  secretConsequence:
    'Şimdiki anahtar bu andan sonra hiçbir şeyi imzalamaz. Alıcı yenisini alana kadar istekleri reddeder; o zaman istekler yeniden gönderilir.',
  makeSecret: 'Yeni gizli anahtar oluştur',
  confirmed: (status, milliseconds) => `Deneme ${status} ile onaylandı, ${milliseconds} ms sonra.`,
  failed: (milliseconds, error) => `Deneme başarısız oldu, ${milliseconds} ms sonra: ${error}.`,
  answered: (text) => `Yanıtı: ${text}`,
  states: {
    stopped: 'Durduruldu',
    paused: 'Duraklatıldı',
    failing: 'Hata veriyor',
    active: 'Etkin',
  },
  facts: {
    noneWaits: 'Gönderilmeyi bekleyen yok',
    manyWait: (count) => `${count} veya daha çok değişiklik gönderilmeyi bekliyor`,
    wait: (count) => counted(count, { other: '{count} değişiklik gönderilmeyi bekliyor' }),
    failing: (time, attempts, error) =>
      `Şu zamandan beri hata veriyor: ${time}, ${counted(attempts, { other: '{count} deneme' })}: ${error}`,
    nextAttempt: (time) => `Sonraki deneme: ${time}`,
    stopped: 'Bir gün süren hatalardan sonra durduruldu. Sürdürülünce devam eder.',
    allSent: 'Tüm değişiklikler gönderilir',
    sent: (kinds) => `Gönderilen değişiklikler: ${kinds}`,
    confirmed: (time) => `Son onay: ${time}`,
    notConfirmed: 'Henüz hiçbir şey onaylanmadı',
  },
};
