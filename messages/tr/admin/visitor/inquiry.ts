import type { texts as english } from '../../../en/admin/visitor/inquiry.ts';

export const texts: typeof english = {
  title: 'Gelen kutusu',
  show: 'Göster',
  chips: { application: 'Başvurular', message: 'Mesajlar', unread: 'Okunmamış' },
  search: 'Mesajlarda ara',
  empty: 'Henüz mesaj yok. Ziyaretçilerden ve ortaklardan gelen mesajlar burada görünür.',
  choose: 'Okumak için bir mesaj seçin.',
  unread: 'Okunmamış: ',
  unreadCount: ' okunmamış',
  application: 'Başvuru',
  applicationOf: (sender) => `Başvuru: ${sender}`,
  deleted: (title) => `“${title}” silindi.`,
  deletion: 'Kalıcı olarak silinir. Ziyaretçilerin gönderdikleri geçmişte saklanmaz.',
  message: 'Mesaj',
  reply: 'E-postayla yanıtla',
  markUnread: 'Okunmadı olarak işaretle',
  facts: {
    company: 'Şirket',
    website: 'Web sitesi',
    markets: 'Ülkeler',
    from: 'Gönderen',
    email: 'E-posta',
    sent: 'Gönderildi',
  },
  missedSearch: {
    title: 'Sonuç bulunamayan aramalar',
    days: (days) => `Son ${days} gün içinde.`,
    empty: 'Her aramada sonuç bulundu.',
    list: 'Aramalar',
    times: () => ' kez',
  },
};
