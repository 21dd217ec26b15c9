export const texts = {
  callout: { info: 'Good to know', tip: 'Tip', warning: 'Be careful' },
  table: 'Table',
};

export type RichTextTexts = typeof texts;
