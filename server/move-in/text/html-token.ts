/** Splits HTML into tags, comments and text in linear time, before it is parsed. */

export type HtmlToken = {
  kind: 'text' | 'tag' | 'comment';
  source: string;
  /** In lower case, for tags only. */
  name: string;
  isEnd: boolean;
};

const wholeTag = /<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/iy;
const tagName = /<(\/?)([a-z][^\s/>]{0,40})/iy;

/** Finds the ends of tags and comments. Remembers what isn't closed, so that it is searched for only once. */
export class TagScanner {
  readonly #html: string;
  #hasCommentEnd = true;
  #hasTagEnd = true;
  #hasBalancedQuotes = true;

  constructor(html: string) {
    this.#html = html;
  }

  /** Returns where the tag or comment at this `<` ends. Undefined if it is text. */
  endAt(start: number): number | undefined {
    if (this.#html.startsWith('<!--', start)) return this.#commentEnd(start);
    return /[a-z/!?]/i.test(this.#html[start + 1] ?? '') ? this.#tagEnd(start) : undefined;
  }

  /** The start of a comment that isn't closed is skipped, because browsers would hide everything after it. */
  #commentEnd(start: number) {
    const end = this.#hasCommentEnd ? this.#html.indexOf('-->', start + 4) : -1;
    this.#hasCommentEnd = end >= 0;
    return end < 0 ? start + 4 : end + 3;
  }

  #tagEnd(start: number) {
    if (this.#hasBalancedQuotes) {
      wholeTag.lastIndex = start;
      if (wholeTag.test(this.#html)) return wholeTag.lastIndex;
      this.#hasBalancedQuotes = /[!?]/.test(this.#html[start + 1] ?? '');
    }
    const end = this.#hasTagEnd ? this.#html.indexOf('>', start) : -1;
    this.#hasTagEnd = end >= 0;
    return end < 0 ? undefined : end + 1;
  }
}

const textToken = (source: string): HtmlToken => ({ kind: 'text', source, name: '', isEnd: false });

function tagToken(source: string): HtmlToken {
  tagName.lastIndex = 0;
  const [, slash, name] = tagName.exec(source) ?? [];
  if (name === undefined) return { kind: 'comment', source, name: '', isEnd: false };
  return { kind: 'tag', source, name: name.toLowerCase(), isEnd: slash === '/' };
}

export function* htmlTokens(html: string): Generator<HtmlToken> {
  const scanner = new TagScanner(html);
  let textStart = 0;
  for (let at = html.indexOf('<'); at >= 0; ) {
    const end = scanner.endAt(at);
    if (end !== undefined) {
      if (at > textStart) yield textToken(html.slice(textStart, at));
      yield tagToken(html.slice(at, end));
      textStart = end;
    }
    at = html.indexOf('<', end ?? at + 1);
  }
  if (textStart < html.length) yield textToken(html.slice(textStart));
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An address as a link in a paragraph. */
export const linkParagraph = (url: string) =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
