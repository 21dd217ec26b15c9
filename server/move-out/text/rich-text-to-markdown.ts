import type {
  Block,
  Flow,
  List,
  RichText,
  Table,
  TableCell,
} from '#contract/content/rich-text/rich-text-node.ts';
import { escapedLine, escapedText, inlineMarkdown } from './inline-markdown.ts';
import { tableHtml } from './rich-text-to-html.ts';
import type { TextContext } from './text-context.ts';

const indented = (text: string, width: number) =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const lines = (text: string) => text.split('\n').map(escapedLine).join('\n');

function listMarkdown(list: List): string {
  const start = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : undefined;
  return list.content
    .map(({ content }) => flowMarkdown(content))
    .filter((text) => text !== '')
    .map((text, index) => {
      const sign = start === undefined ? '- ' : `${start + index}. `;
      return sign + indented(text, sign.length);
    })
    .join('\n');
}

/** Two lists of one kind would be read as one without something between them. */
const listSeparator = '<!-- -->';

function flowMarkdown(content: readonly Flow[]): string {
  const parts: string[] = [];
  let last: Flow | undefined;
  for (const node of content) {
    if (last && last.type !== 'paragraph' && last.type === node.type) parts.push(listSeparator);
    const text =
      node.type === 'paragraph' ? lines(inlineMarkdown(node.content)) : listMarkdown(node);
    if (text === '') continue;
    parts.push(text);
    last = node;
  }
  return parts.join('\n\n');
}

const isPlainCell = ({ attrs, content }: TableCell) =>
  (attrs?.colspan ?? 1) <= 1 &&
  (attrs?.rowspan ?? 1) <= 1 &&
  content.every(({ type }) => type === 'paragraph');

const cellMarkdown = ({ content }: TableCell) =>
  content
    .map((node) => (node.type === 'paragraph' ? inlineMarkdown(node.content, '<br>') : ''))
    .filter((text) => text !== '')
    .join('<br>');

/** Markdown has no tables with merged cells, lists or without a header, so those stay HTML. */
function tableMarkdown(table: Table): string {
  const rows = table.content.map(({ content = [] }) => content);
  const [head = []] = rows;
  const isPlain =
    head.length > 0 &&
    head.every(({ type }) => type === 'tableHeader') &&
    rows.every((row) => row.length === head.length && row.every(isPlainCell));
  if (!isPlain) return tableHtml(table);
  const [first = '', ...others] = rows.map((row) => `| ${row.map(cellMarkdown).join(' | ')} |`);
  return [first, `|${' --- |'.repeat(head.length)}`, ...others].join('\n');
}

const callouts = { info: 'NOTE', tip: 'TIP', warning: 'WARNING' } as const;

function blockMarkdown(block: Block, context: TextContext): string {
  switch (block.type) {
    case 'paragraph':
    case 'bulletList':
    case 'orderedList':
      return flowMarkdown([block]);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inlineMarkdown(block.content, '<br>')}`.trimEnd();
    case 'blockquote':
      return quoted(flowMarkdown(block.content));
    case 'callout': {
      const text = flowMarkdown(block.content);
      // A list needs an empty line above it.
      const separator = /^(- |\d+\. )/.test(text) ? '\n\n' : '\n';
      return quoted(`[!${callouts[block.attrs.kind]}]${separator}${text}`);
    }
    case 'horizontalRule':
      return '---';
    case 'image': {
      const { path, alt, caption } = block.attrs;
      const image = `![${escapedText(alt ?? context.altOf(path))}](${context.imageAt(path)})`;
      if (!caption) return image;
      const line = inlineMarkdown([{ type: 'text', text: caption, marks: [{ type: 'italic' }] }]);
      return `${image}\n\n${line}`;
    }
    case 'table':
      return tableMarkdown(block);
    case 'faq':
      return block.content
        .map(({ content: [question, answer] }) =>
          `### ${inlineMarkdown(question.content, '<br>')}\n\n${flowMarkdown(answer.content)}`.trim(),
        )
        .join('\n\n');
    case 'offerCard':
    case 'partnerCard':
    case 'promoCodeCard':
    case 'topListCard': {
      const link = context.linkOf(block);
      return link ? `[${escapedText(link.name)}](${link.path})` : '';
    }
  }
}

export function richTextToMarkdown({ content }: RichText, context: TextContext): string {
  const parts: string[] = [];
  let last: Block | undefined;
  for (const block of content) {
    const text = blockMarkdown(block, context);
    if (text === '') continue;
    const isList = block.type === 'bulletList' || block.type === 'orderedList';
    if (isList && last?.type === block.type) parts.push(listSeparator);
    parts.push(text);
    last = block;
  }
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : '';
}
