import type { RichTextTexts } from '../../en/content/rich-text.ts';

export const texts: RichTextTexts = {
  callout: { info: 'Bilmekte fayda var', tip: 'İpucu', warning: 'Dikkat' },
  table: 'Tablo',
};
