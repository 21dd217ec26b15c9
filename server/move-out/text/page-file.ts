/** A page as a Markdown file with front matter, and as an HTML file. */
import type { ContentPage, ContentPageTexts } from '#contract/content/content-page.ts';
import { contentPath } from '#contract/content/content-path.ts';
import { emptyRichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import { escapedText } from './inline-markdown.ts';
import { richTextToHtml } from './rich-text-to-html.ts';
import { richTextToMarkdown } from './rich-text-to-markdown.ts';
import type { TextContext } from './text-context.ts';

type PageInLanguage = {
  page: Pick<ContentPage, 'id' | 'kind' | 'slug' | 'cover' | 'author'>;
  texts: ContentPageTexts;
  language: Language;
};

const factsOf = ({ page, texts, language }: PageInLanguage, context: TextContext) => ({
  title: texts.title,
  description: texts.excerpt,
  address: pathIn(language, contentPath(page.kind, page.slug)),
  language,
  kind: page.kind,
  author: page.author,
  published: texts.publish_at,
  cover: page.cover === null ? null : context.imageAt(page.cover),
  seo_title: texts.seo_title,
  seo_description: texts.seo_description,
});

/** JSON strings are valid YAML. */
export function markdownFile(given: PageInLanguage, context: TextContext): string {
  const facts = Object.entries(factsOf(given, context))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { title, body } = given.texts;
  const heading = title === null ? '' : `# ${escapedText(title)}\n\n`;
  const text = richTextToMarkdown(body ?? emptyRichText, context);
  return `---\n${facts.join('\n')}\n---\n\n${heading}${text}`;
}

export function htmlFile(given: PageInLanguage, context: TextContext): string {
  const { page, texts, language } = given;
  const { title, excerpt, body, seo_title, seo_description } = texts;
  const meta = (name: string, content: string | null) =>
    content === null ? '' : `<meta name="${name}" content="${escapeMarkup(content)}">\n`;
  const cover =
    page.cover === null
      ? ''
      : `<img src="${escapeMarkup(context.imageAt(page.cover))}" alt="${escapeMarkup(context.altOf(page.cover))}">\n`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeMarkup(seo_title ?? title ?? page.slug)}</title>
${meta('description', seo_description ?? excerpt)}${meta('author', page.author)}</head>
<body>
<h1>${escapeMarkup(title ?? page.slug)}</h1>
${cover}${richTextToHtml(body ?? emptyRichText, context)}</body>
</html>
`;
}
