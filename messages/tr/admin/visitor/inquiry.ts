import type { texts as english } from '../../../en/admin/visitor/inquiry.ts';

export const texts: typeof english = {
  title: 'Gelen kutusu',
  show: 'Göster',
  chips: { application: 'Başvurular', message: 'Mesajlar', unread: 'Okunmamış' },
  search: 'Yazılanlarda ara',
  empty: 'Henüz mesaj yok. Ziyaretçilerin ve ortakların gönderdikleri buraya gelir.',
  choose: 'Okumak için bir mesaj seçin.',
  unread: 'Okunmamış: ',
  unreadCount: ' okunmamış',
  application: 'Başvuru',
  applicationOf: (sender) => `Başvuru: ${sender}`,
  deleted: (title) => `“${title}” silindi.`,
  deletion: 'Kalıcı olarak gider: geçmiş, ziyaretçilerin gönderdiklerini saklamaz.',
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
    title: 'Sonuç vermeyen aramalar',
    days: (days) => `Son ${days} gün içinde.`,
    empty: 'Her arama bir sonuç buldu.',
    list: 'Aramalar',
    times: () => ' kez',
  },
};
