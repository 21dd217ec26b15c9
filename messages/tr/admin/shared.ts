import type { texts as english } from '../../en/admin/shared.ts';

export const texts: typeof english = {
  all: 'Tümü',
  cancel: 'Vazgeç',
  categories: { casino: 'Casino', bets: 'Bahis', bonuses: 'Bonuslar' },
  close: 'Kapat',
  delete: 'Sil',
  remove: 'Kaldır',
  duplicate: 'Çoğalt',
  edit: 'Düzenle',
  history: 'Geçmiş',
  loading: 'Yükleniyor…',
  market: 'Ülke',
  move: 'Taşı',
  open: 'Aç',
  save: 'Kaydet',
  search: 'Ara',
  tryAgain: 'Tekrar dene',
  undo: 'Geri al',
};
