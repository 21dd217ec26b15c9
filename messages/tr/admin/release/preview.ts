import type { texts as english } from '../../../en/admin/release/preview.ts';

export const texts: typeof english = {
  action: 'Önizle',
  opening: 'Açılıyor…',
  title: 'Önizleme hazır',
  explanation: (until) =>
    `Bu paketle birlikte sitenin tamamı. Bağlantıya sahip olan herkes, hesabı olmasa da ${until} saatine kadar bakabilir.`,
  address: 'Bağlantı',
  copy: 'Bağlantıyı kopyala',
  open: 'Önizlemeyi aç',
};
