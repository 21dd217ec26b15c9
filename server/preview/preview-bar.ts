/** The bar on each page of a preview, and the pages that appear when a preview can't be shown. Work without JavaScript. */
import { createHash } from 'node:crypto';
import { type Language, languages } from '#contract/language.ts';
import type { PreviewTexts } from '../../messages/en/server/preview.ts';
import { fillText } from '../../messages/fill-text.ts';
import { escapeMarkup } from '../http/escape-markup.ts';

export const leavePath = '/preview/leave';

export async function previewTexts(language: Language): Promise<PreviewTexts> {
  const { texts }: { texts: PreviewTexts } = await import(
    `../../messages/${language}/server/preview.ts`
  );
  return texts;
}

const style = `preview-bar{position:fixed;z-index:2147483647;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:#ffd54a;color:#1d1600;font-size:.875rem;line-height:1.35;box-shadow:0 -1px 6px rgb(0 0 0/.35)}
preview-bar p{margin:0;min-width:0;overflow-wrap:anywhere;color:inherit}
preview-bar form{margin:0}
preview-bar button{min-height:2.25rem;padding:0 .875rem;border:1px solid #1d1600;border-radius:.5rem;background:#1d1600;color:#ffd54a;font:inherit;cursor:pointer}
preview-bar button:focus-visible{outline:3px solid #1d1600;outline-offset:2px}
body{padding-bottom:7.5rem}
@media print{preview-bar{position:static}}`;

/** The bar must not cover a small screen. */
const maxName = 60;

type Shown = { name: string; at: number; timeZone: string };

const barOf = ({ name, at, timeZone }: Shown, texts: PreviewTexts) => {
  const time = new Intl.DateTimeFormat(texts.dateLocale, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);
  const shortName = name.length > maxName ? `${name.slice(0, maxName)}…` : name;
  const sentence = escapeMarkup(fillText(texts.bar, { name: shortName, time }));
  return `<p>${sentence}</p><form method="post" action="${leavePath}"><button>${escapeMarkup(texts.leave)}</button></form>`;
};

export type PreviewBar = (page: { html: string; language: Language; nonce: string }) => string;

/** React skips an element that it doesn't know directly below the body, and keeps it. */
export async function previewBar(shown: Omit<Shown, 'at'>, now: () => number): Promise<PreviewBar> {
  const texts = new Map<Language, PreviewTexts>();
  for (const language of languages) texts.set(language, await previewTexts(language));
  return ({ html, language, nonce }) => {
    const own = texts.get(language) as PreviewTexts;
    const bar = `<preview-bar role="region" aria-label="${escapeMarkup(own.label)}"><style nonce="${nonce}">${style}</style>${barOf({ ...shown, at: now() }, own)}</preview-bar>`;
    return html.replace(/<body\b[^>]*>/, (body) => body + bar);
  };
}

const pageStyle = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h1{margin:0;font-size:1.5rem;line-height:1.25}
p{margin:.75rem 0 0;max-width:32rem}
a{color:inherit}`;

export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Explained = { title: string; text: string; link: string; to: string };

export const explainingPage = (
  language: Language,
  { title, text, link, to }: Explained,
) => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(to)}">${escapeMarkup(link)}</a></p>
</main>
</body>
</html>
`;
