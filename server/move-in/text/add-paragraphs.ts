/** Turns the lines of classic posts into paragraphs, as WordPress does with wpautop when it shows them. */
import { type HtmlToken, htmlTokens } from './html-token.ts';

const blockTags = new Set(
  (
    'address article aside blockquote body canvas caption center col colgroup dd details div dl dt embed fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main map menu nav object ol ' +
    'option p pre script section select style summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Their text keeps its lines. */
const verbatimTags = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'math']);

const isBlock = (token: HtmlToken | undefined) =>
  token === undefined || token.kind === 'comment' || blockTags.has(token.name);

function withBreaks(text: string, before: HtmlToken | undefined, after: HtmlToken | undefined) {
  let lines = text;
  // A line break after a tag that already breaks the line adds nothing.
  if (isBlock(before)) lines = lines.trimStart();
  if (before?.name === 'br') lines = lines.replace(/^[ \t]*\n/, '');
  if (isBlock(after)) lines = lines.trimEnd();
  return lines
    .split('\n')
    .map(withoutIndentation)
    .join('\n')
    .replaceAll(/\n{2,}/g, '<p>')
    .replaceAll('\n', '<br>\n');
}

/** Keeps the spaces next to inline elements. */
function withoutIndentation(line: string, index: number, lines: string[]) {
  const start = index > 0 ? line.trimStart() : line;
  return index < lines.length - 1 ? start.trimEnd() : start;
}

const endsBlock = (token: HtmlToken | undefined) =>
  isBlock(token) &&
  (token === undefined || token.kind === 'comment' || token.isEnd || token.name === 'hr');

const isBreak = (token: HtmlToken | undefined) => token?.name === 'br';

export function addParagraphs(html: string): string {
  const tokens = [...htmlTokens(html.replaceAll(/\r\n?/g, '\n'))];
  const parts: string[] = [];
  let verbatim: string | undefined;
  let isBetweenBlocks = true;
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (verbatim !== undefined) {
      if (token.isEnd && token.name === verbatim) verbatim = undefined;
      isBetweenBlocks = verbatim === undefined;
      parts.push(token.source);
    } else if (token.kind === 'text') {
      const text = withBreaks(token.source, before, after);
      if (isBetweenBlocks && text.trim() !== '') parts.push('<p>');
      if (text.trim() !== '') isBetweenBlocks = false;
      parts.push(text);
    } else if (isBreak(token) && isBreak(before)) {
      parts[parts.length - 1] = '<p>';
    } else {
      if (isBetweenBlocks && !isBlock(token)) parts.push('<p>');
      isBetweenBlocks = endsBlock(token);
      if (!token.isEnd && verbatimTags.has(token.name)) verbatim = token.name;
      parts.push(token.source);
    }
  }
  return parts.join('');
}
