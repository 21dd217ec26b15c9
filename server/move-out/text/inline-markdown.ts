import type { Inline, Mark } from '#contract/content/rich-text/rich-text-node.ts';
import { isTextLink } from '#contract/link-schema.ts';

const special = /[\\`*_[\]<>~|&!#]/g;

export const escapedText = (text: string): string => text.replace(special, String.raw`\$&`);

/** Characters that would start a list, a rule or a heading's underline only do so at the beginning of a line. */
export const escapedLine = (line: string): string =>
  line
    .replace(/^(\s*)([+=-])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`);

const signs = { bold: '**', italic: '*', strike: '~~' } as const;
const tags = { bold: 'strong', italic: 'em', strike: 's' } as const;

const key = (mark: Mark | undefined) =>
  mark && (mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type);

/** Groups neighbours that share a mark, because signs of separate groups would run into each other. */
function groupsAt(nodes: readonly Inline[], depth: number): Inline[][] {
  const groups: Inline[][] = [];
  let last: string | undefined;
  for (const node of nodes) {
    const own = key(node.marks?.[depth]);
    if (groups.length > 0 && own === last) groups.at(-1)?.push(node);
    else groups.push([node]);
    last = own;
  }
  return groups;
}

const href = (address: string) =>
  address.replace(/[\s<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Programs disagree on backticks and brackets in code, so such code gets tags. */
const code = (text: string) =>
  /[`|[\]]/.test(text) || text.trim() !== text || text === ''
    ? `<code>${escapedText(text)}</code>`
    : `\`${text}\``;

const plain = (nodes: readonly Inline[]) =>
  nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');

/** Signs between letters or beside punctuation have other meanings, so such text gets tags. */
const isDelimited = (inner: string) => /^[\p{L}\p{N}]([^*~]*[\p{L}\p{N}])?$/u.test(inner);

function marked(mark: Mark, nodes: readonly Inline[], inner: string): string {
  if (mark.type === 'link') {
    return isTextLink(mark.attrs.href) ? `[${inner}](${href(mark.attrs.href)})` : inner;
  }
  if (mark.type === 'code') return code(plain(nodes).replace(/\s+/g, ' '));
  const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  if (text === '') return inner;
  if (isDelimited(text)) return `${before}${signs[mark.type]}${text}${signs[mark.type]}${after}`;
  return `${before}<${tags[mark.type]}>${text}</${tags[mark.type]}>${after}`;
}

/** A code's content is literal, so everything else has to be outside it. */
const codeLast = (node: Inline): Inline => {
  const marks = node.marks ?? [];
  const isCode = marks.some(({ type }) => type === 'code');
  if (!isCode) return node;
  return { ...node, marks: marks.toSorted((one, other) => rank(one) - rank(other)) };
};
const rank = ({ type }: Mark) => (type === 'code' ? 1 : 0);

function render(nodes: readonly Inline[], depth: number, lineBreak: string): string {
  return groupsAt(nodes, depth)
    .map((group) => {
      const mark = group[0]?.marks?.[depth];
      if (mark) return marked(mark, group, render(group, depth + 1, lineBreak));
      return group
        .map((node) =>
          node.type === 'hardBreak' ? lineBreak : escapedText(node.text.replace(/\s+/g, ' ')),
        )
        .join('');
    })
    .join('');
}

const isBlank = (node: Inline) => node.type === 'hardBreak' || node.text.trim() === '';

/** A break at an end breaks nothing. */
function trimmed(nodes: readonly Inline[]): readonly Inline[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return first < 0 ? [] : nodes.slice(first, last + 1);
}

/** `lineBreak` is a tag where a line can't continue, as in a table. */
export const inlineMarkdown = (
  content: readonly Inline[] = [],
  lineBreak: '<br>' | '\\\n' = '\\\n',
): string => render(trimmed(content).map(codeLast), 0, lineBreak).trim();
