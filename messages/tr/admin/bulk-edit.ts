import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import { countedIn } from '../../counted.ts';
import type { texts as english } from '../../en/admin/bulk-edit.ts';

const counted = countedIn('tr');

const items: Record<BulkKind, (count: number) => string> = {
  product: (count) => counted(count, { other: '{count} ürün' }),
  banner: (count) => counted(count, { other: '{count} banner' }),
  'exclusive-bonus': (count) => counted(count, { other: '{count} bonus' }),
  'promo-code': (count) => counted(count, { other: '{count} kod' }),
  'top-list-entry': (count) => counted(count, { other: '{count} liste satırı' }),
};

export const texts: typeof english = {
  items,
  open: 'Düzenle…',
  extend: 'Uzat…',
  all: (total) => `Eşleşen ${total} öğenin tümünü seç`,
  allChosen: (total) => `Eşleşen ${total} öğenin tümü seçildi`,
  title: (items) => `${items} düzenleniyor`,
  what: 'Değiştirilecek alan',
  hint: 'Adının bir bölümünü yazın.',
  found: (count) => counted(count, { other: '{count} sonuç' }),
  none: 'Bu adda bir alan yok.',
  other: 'Başka bir alan seç',
  choices: {
    extend: (field) => `${field}: gün ekle`,
    check: 'Bugün kontrol edildi olarak işaretle',
    add: { categories: 'Kategori ekle', markets: 'Ülke ekle' },
    remove: { categories: 'Kategori kaldır', markets: 'Ülke kaldır' },
  },
  choose: 'Seçin…',
  category: 'Kategori',
  empty: 'Bu alanı boşalt',
  days: 'Gün',
  daysHint: 'Eksi bir sayı tarihi geri alır. Saat aynı kalır.',
  preset: (days) => counted(days, { other: '{count} gün' }),
  looking: 'Karşılaştırılıyor…',
  difference: 'Farklar',
  item: 'Öğe',
  change: 'Değişiklik',
  changes: (items) => `${items} değişecek.`,
  unchanged: 'Hiçbir şey değişmeyecek.',
  moreRows: (items) => `Ve ${items} daha.`,
  moreChanges: (count) => counted(count, { other: 'Ve {count} değişiklik daha' }),
  row: (position) => `${position}. öğe`,
  refused: (item, field, message) => `${item}, ${field}: ${message}.`,
  refusedRow: (item, message) => `${item}: ${message}.`,
  apply: (items) => `Uygula: ${items}`,
  applyToNone: 'Uygula',
  done: (items) => `${items} değiştirildi.`,
};
