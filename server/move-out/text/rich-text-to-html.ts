import type {
  Block,
  Flow,
  Inline,
  List,
  Mark,
  RichText,
  RichTextImage,
  Table,
  TableCell,
} from '#contract/content/rich-text/rich-text-node.ts';
import { isTextLink } from '#contract/link-schema.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { TextContext } from './text-context.ts';

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** Links are checked when saved. Checking again covers content from elsewhere, such as a backup. */
const isShown = (mark: Mark) => mark.type !== 'link' || isTextLink(mark.attrs.href);

const open = (mark: Mark) =>
  mark.type === 'link' ? `<a href="${escapeMarkup(mark.attrs.href)}">` : `<${tags[mark.type]}>`;
const close = (mark: Mark) => (mark.type === 'link' ? '</a>' : `</${tags[mark.type]}>`);

const inlineHtml = (content: readonly Inline[] = []): string =>
  content
    .map((node) => {
      const marks = (node.marks ?? []).filter(isShown);
      const inner = node.type === 'hardBreak' ? '<br>' : escapeMarkup(node.text);
      return marks.map(open).join('') + inner + marks.toReversed().map(close).join('');
    })
    .join('');

function listHtml(list: List): string {
  const tag = list.type === 'orderedList' ? 'ol' : 'ul';
  const start = list.type === 'orderedList' ? list.attrs?.start : undefined;
  const items = list.content.map(({ content }) => `<li>${flowHtml(content)}</li>`);
  return `<${tag}${typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''}>\n${items.join('\n')}\n</${tag}>`;
}

const flowHtml = (content: readonly Flow[]): string =>
  content
    .map((node) =>
      node.type === 'paragraph' ? `<p>${inlineHtml(node.content)}</p>` : listHtml(node),
    )
    .join('\n');

const span = (name: string, value: number | undefined) =>
  value && value > 1 ? ` ${name}="${value}"` : '';

function cellHtml({ type, attrs, content }: TableCell): string {
  const tag = type === 'tableHeader' ? 'th' : 'td';
  const [only] = content;
  const isPlain = content.length === 1 && only?.type === 'paragraph';
  const inner = isPlain ? inlineHtml(only.content) : flowHtml(content);
  return `<${tag}${span('colspan', attrs?.colspan)}${span('rowspan', attrs?.rowspan)}>${inner}</${tag}>`;
}

export const tableHtml = ({ content }: Table): string => {
  const rows = content.map(({ content: cells = [] }) => `<tr>${cells.map(cellHtml).join('')}</tr>`);
  return `<table>\n${rows.join('\n')}\n</table>`;
};

function imageHtml({ attrs: { path, alt, caption } }: RichTextImage, context: TextContext) {
  const image = `<img src="${escapeMarkup(context.imageAt(path))}" alt="${escapeMarkup(alt ?? context.altOf(path))}">`;
  return caption
    ? `<figure>${image}<figcaption>${escapeMarkup(caption)}</figcaption></figure>`
    : `<figure>${image}</figure>`;
}

function blockHtml(block: Block, context: TextContext): string {
  switch (block.type) {
    case 'paragraph':
    case 'bulletList':
    case 'orderedList':
      return flowHtml([block]);
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`;
    case 'blockquote':
      return `<blockquote>\n${flowHtml(block.content)}\n</blockquote>`;
    case 'callout':
      return `<aside class="${block.attrs.kind}">\n${flowHtml(block.content)}\n</aside>`;
    case 'horizontalRule':
      return '<hr>';
    case 'image':
      return imageHtml(block, context);
    case 'table':
      return tableHtml(block);
    case 'faq':
      return block.content
        .map(({ content: [question, answer] }) => {
          const summary = `<summary>${inlineHtml(question.content)}</summary>`;
          return `<details open>${summary}\n${flowHtml(answer.content)}\n</details>`;
        })
        .join('\n');
    case 'offerCard':
    case 'partnerCard':
    case 'promoCodeCard':
    case 'topListCard': {
      const link = context.linkOf(block);
      if (!link) return '';
      return `<p><a href="${escapeMarkup(link.path)}">${escapeMarkup(link.name)}</a></p>`;
    }
  }
}

export const richTextToHtml = ({ content }: RichText, context: TextContext): string =>
  content
    .map((block) => blockHtml(block, context))
    .filter((html) => html !== '')
    .map((html) => `${html}\n`)
    .join('');
