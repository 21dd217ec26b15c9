export const texts = {
  callout: { info: 'Good to know', tip: 'Tip', warning: 'Warning' },
  table: 'Table',
};

export type RichTextTexts = typeof texts;
