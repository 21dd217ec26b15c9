import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/image/image.ts';

const counted = countedIn('tr');
const places = (count: number) => counted(count, { one: 'bir yerde', other: '{count} yerde' });
const handle = (side: string) =>
  `Kırpma alanını değiştirmek için ${side} tutamacı ok tuşlarıyla taşıyın`;

export const texts: typeof english = {
  title: 'Görseller',
  kind: 'görsel',
  use: 'Kullanım',
  used: 'Kullanılanlar',
  unused: 'Kullanılmayanlar',
  search: 'Ad veya alternatif metin',
  empty: 'Henüz görsel yok. Yukarıya birkaç tane bırakın.',
  uses: (count) =>
    count === 0
      ? 'Kullanılmıyor'
      : counted(count, { one: 'Bir yerde kullanılıyor', other: '{count} yerde kullanılıyor' }),
  bytes: (count) => `${count} bayt`,
  keep: (days) =>
    days === 0
      ? 'Kullanılmayan görseller kalır.'
      : `Kullanılmayan görseller, kullanılmadıklarını saptayan gece kontrolünden ${counted(days, { other: '{count} gün' })} sonra silinir; geçmişteki eski bir sürümde görünenler kalır.`,
  uploaded: (facts, time) => `${facts}, yükleme: ${time}`,
  name: 'Ad (zorunlu)',
  altHint: 'Görseli göremeyen ziyaretçiler için onu tarif eder.',
  focal: {
    title: 'Odak noktası',
    hint: 'Site görseli kırptığında bu nokta görünür kalır. Görsele tıklayın ya da kaydırıcıları kullanın.',
    reset: 'Ortaya döndür',
  },
  upload: {
    label: 'Yükleme',
    action: 'Görsel yükle',
    hint: 'Ya da istediğiniz kadar dosyayı buraya bırakın.',
    done: (done, total) => `${done} / ${total} tamamlandı.`,
    failed: (done, total, failed) => `${done} / ${total} tamamlandı, ${failed} dosya yüklenemedi.`,
    progress: 'Yüklenen görseller',
    failures: 'Yüklenemeyen dosyalar',
  },
  crop: {
    action: 'Kırp',
    explanation:
      'Seçilen alan yeni bir görsel olarak kaydedilir. Köşelerini sürükleyin ya da Tab ile köşelere gidip ok tuşlarını kullanın.',
    labels: {
      cropArea: 'Kırpma alanını ok tuşlarıyla taşıyın',
      nwDragHandle: handle('sol üst'),
      nDragHandle: handle('üst'),
      neDragHandle: handle('sağ üst'),
      eDragHandle: handle('sağ'),
      seDragHandle: handle('sağ alt'),
      sDragHandle: handle('alt'),
      swDragHandle: handle('sol alt'),
      wDragHandle: handle('sol'),
    },
    size: (width, height) => `${width} × ${height} piksel`,
    send: 'Yeni görsel oluştur',
    sending: 'Kırpılıyor…',
    done: 'Seçilen alan yeni bir görsel olarak kaydedildi.',
  },
  replace: {
    action: 'Her yerde değiştir',
    title: (name) => `Değiştir: ${name}`,
    ask: (name) => `${name} her yerde değiştirilsin mi?`,
    consequence: (image, count) => `Bu görselin yerine ${places(count)} ${image} kullanılacak.`,
    done: (count) => `Görsel ${places(count)} değiştirildi.`,
  },
  deletion:
    'Dosya kalıcı olarak silinir. Geçmişte bu görseli gösteren eski sürümlerde de artık görünmez.',
  chooser: {
    empty: 'Kitaplıkta henüz görsel yok. Önce bir tane yükleyin.',
    total: (count) => counted(count, { other: '{count} görsel' }),
    newer: 'Daha yeni',
    older: 'Daha eski',
  },
  usedBy: 'Kullanıldığı yerler',
  noUses: 'Bu görsel hiçbir yerde kullanılmıyor.',
  moreUses: (count) => `Ve ${count} yerde daha.`,
  useKinds: {
    product: 'Ürün',
    banner: 'Banner',
    'exclusive-bonus': 'Özel bonus',
    'promo-code': 'Promosyon kodu',
    'payment-method': 'Ödeme yöntemi',
    'content-page': 'Sayfa',
    settings: 'Site ayarları',
  },
};
