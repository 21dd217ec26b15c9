import type { Language } from '#contract/language.ts';
import type { Site } from '#contract/site/site.ts';
import type { EmailTexts } from '../../../messages/en/email/email.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';

export type EmailKind = keyof EmailTexts;

type Logo = NonNullable<Site['logo']>;
type Facts = { site: string; link: string; logo: Logo | null };

/** Adds an HTML version with the same text if the site has a logo. */
export async function emailText(
  language: Language,
  kind: EmailKind,
  { logo, ...facts }: Facts,
): Promise<{ subject: string; text: string; html?: string }> {
  const messages: { texts: EmailTexts } = await import(
    `../../../messages/${language}/email/email.ts`
  );
  const { subject, text } = messages.texts[kind](facts);
  return { subject, text, ...(logo && { html: htmlOf(text, { logo, ...facts }) }) };
}

/** In pixels, as in the header of the site. */
const logoHeight = 32;

function htmlOf(text: string, { site, link, logo }: Facts & { logo: Logo }): string {
  const width = Math.max(1, Math.round((logo.width * logoHeight) / logo.height));
  const url = escapeMarkup(link);
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => escapeMarkup(paragraph).replace(url, `<a href="${url}">${url}</a>`));
  const image = `<img src="${escapeMarkup(logo.src)}" width="${width}" height="${logoHeight}" alt="${escapeMarkup(site)}">`;
  return [image, ...paragraphs].map((content) => `<p>${content}</p>`).join('\n');
}
