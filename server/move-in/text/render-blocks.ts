/** Turns the blocks of Gutenberg, which are comments around HTML, into plain HTML. */
import { escapeHtml } from './html-token.ts';
import type { LeftOutList } from './left-out-list.ts';

type Piece = { html: string; isClassic: boolean };

type BlockTag = { name: string; json: string; isEnd: boolean; isVoid: boolean };

const blockTag =
  /^\s*(\/?)wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)(?:\s+(\{[\s\S]*\}))?\s*(\/?)$/;

const classic = new Set(['freeform', 'classic']);
const dropped = new Set(['more', 'nextpage', 'spacer']);
const supported = new Set(
  (
    'paragraph heading list list-item quote pullquote table image gallery separator buttons button columns column ' +
    'group cover media-text details html freeform classic code preformatted verse shortcode file audio video embed ' +
    'yoast/faq-block rank-math/faq-block'
  ).split(' '),
);

const maxOpen = 100;

function readTag(comment: string): BlockTag | undefined {
  if (!comment.includes('wp:')) return undefined;
  const [, slash, name, json = '{}', end] = blockTag.exec(comment) ?? [];
  if (name === undefined) return undefined;
  return { name: name.replace(/^core\//, ''), json, isEnd: slash === '/', isVoid: end === '/' };
}

function attributesOf({ json }: BlockTag): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isEmbed = (name: string) => name === 'embed' || name.startsWith('core-embed/');

/** The HTML of a block that is saved without any. */
function voidHtml(tag: BlockTag): string {
  const { url, questions } = attributesOf(tag);
  if (isEmbed(tag.name) && typeof url === 'string') {
    return `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${escapeHtml(url)}</div></figure>`;
  }
  if (!tag.name.endsWith('/faq-block') || !Array.isArray(questions)) return '';
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return questions
    .map((item: unknown) => {
      const fields = (item ?? {}) as Record<string, unknown>;
      const question = textOf(fields.title) || textOf(fields.jsonQuestion);
      const answer = textOf(fields.content) || textOf(fields.jsonAnswer);
      return question && `<details><summary>${question}</summary>${answer}</details>`;
    })
    .join('');
}

/** Separates the blocks of a post from its classic parts. A post without blocks is classic as a whole. */
export class BlockRenderer {
  readonly #leftOut: LeftOutList;
  readonly #open: string[] = [];
  readonly #pieces: Piece[] = [];

  constructor(leftOut: LeftOutList) {
    this.#leftOut = leftOut;
  }

  render(html: string): Piece[] {
    let done = 0;
    for (let at = html.indexOf('<!--'); at >= 0; at = html.indexOf('<!--', at + 4)) {
      const end = html.indexOf('-->', at + 4);
      if (end < 0) break;
      const tag = readTag(html.slice(at + 4, end));
      if (!tag) continue;
      this.#push(html.slice(done, at));
      this.#take(tag, html.slice(at, end + 3));
      done = end + 3;
    }
    this.#push(html.slice(done));
    return this.#pieces;
  }

  #push(html: string, isClassic?: boolean) {
    const name = this.#open.at(-1);
    if (html === '' || (name !== undefined && dropped.has(name))) return;
    const classicPart = isClassic ?? (name === undefined || classic.has(name));
    this.#pieces.push({ html, isClassic: classicPart });
  }

  #take(tag: BlockTag, source: string) {
    const { name, isEnd, isVoid } = tag;
    if (isEnd) {
      const index = this.#open.lastIndexOf(name);
      if (index >= 0) this.#open.length = index;
      return;
    }
    const isKnown = supported.has(name) || dropped.has(name) || isEmbed(name);
    const html = isVoid ? voidHtml(tag) : '';
    if (html) this.#push(html, false);
    if (!isKnown || (isVoid && html === '' && name.endsWith('/faq-block')))
      this.#push(this.#leftOut.mark('block', name, source), false);
    if (!isVoid && this.#open.length < maxOpen) this.#open.push(name);
  }
}
