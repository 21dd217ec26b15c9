export const texts = {
  title: 'Take everything with you',
  hint: 'Download everything your editors wrote: all content as JSON and CSV, pages as Markdown and HTML, images and addresses. Another portal or system can read it. It contains nothing about visitors or staff. Large sites take a few minutes.',
  download: 'Download archive',
  running: 'Downloading…',
};

export type LeavingTexts = typeof texts;
