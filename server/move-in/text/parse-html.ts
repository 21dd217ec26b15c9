/**
 * Parses HTML as browsers do, including wrongly nested tags, into a DOM that ProseMirror can read. Depth and size are
 * bounded, so that malicious input is cheap to parse.
 */
import { parseHTML } from 'linkedom';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, type Token } from 'parse5';
import { postLimits } from './converted-post.ts';

type ParsedNode = DefaultTreeAdapterMap['childNode'];
type ParsedElement = DefaultTreeAdapterMap['element'];

/** Browsers reopen unclosed formatting elements in each paragraph, which multiplies them. */
const maxFormatting = 12;
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** If their start tags were skipped, their content would become text. */
const withRawText = new Set('script style iframe textarea title noembed noframes xmp'.split(' '));

/** Skips start tags beyond the limits, but keeps their text. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  #count = 0;

  override onStartTag(token: Token.TagToken) {
    this.#count += 1;
    if (!this.#isBeyondLimits(token)) super.onStartTag(token);
  }

  #isBeyondLimits({ tagName }: Token.TagToken) {
    if (withRawText.has(tagName)) return false;
    if (this.#count > postLimits.elements || this.openElements.stackTop > postLimits.depth) {
      return true;
    }
    if (tagName === 'frameset') return true;
    return formatting.has(tagName) && this.#countFormatting() >= maxFormatting;
  }

  #countFormatting() {
    let count = 0;
    for (let entry = this.activeFormattingElements.newest; entry; entry = entry.older) count += 1;
    return count;
  }
}

const keptAttributes = new Set(
  (
    'href src srcset data-src data-srcset data-lazy-src data-lazy-srcset data-original alt title style class colspan ' +
    'rowspan start width height data-left-out action data'
  ).split(' '),
);

const keptStyle = /mso-list|font-weight|font-style|text-decoration/i;
const maxAttribute = 4_000;

/** Their content is neither shown nor words. */
const withoutContent = new Set(
  'script style iframe svg math noscript template object canvas'.split(' '),
);

/** Elements without meaning of their own are replaced by their content. */
const isTransparent = ({ tagName, attrs }: ParsedElement) =>
  (tagName === 'span' || tagName === 'font') &&
  !attrs.some(({ name }) => name === 'style' || name === 'data-left-out');

function copyAttributes(from: ParsedElement, to: Element) {
  for (const { name, value } of from.attrs) {
    if (!keptAttributes.has(name) || value.length > maxAttribute) continue;
    if (name === 'style' && !keptStyle.test(value)) continue;
    to.setAttribute(name, value);
  }
}

const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

/** Copies what was parsed into a document, without what has no meaning in rich text. */
class BodyCopy {
  readonly #document: Document;
  #count = 0;

  constructor(document: Document) {
    this.#document = document;
  }

  addChildren(from: readonly ParsedNode[], to: Element) {
    for (const node of from) {
      if (node.nodeName === '#text' && 'value' in node) {
        to.append(this.#document.createTextNode(node.value));
      } else if (isElement(node)) {
        this.#addElement(node, to);
      }
    }
  }

  #addElement(node: ParsedElement, to: Element) {
    const hasContent = !withoutContent.has(node.tagName);
    if (isTransparent(node)) return this.addChildren(node.childNodes, to);
    this.#count += 1;
    if (this.#count > postLimits.elements) {
      if (hasContent) this.addChildren(node.childNodes, to);
      return;
    }
    const element = this.#document.createElement(node.tagName);
    copyAttributes(node, element);
    to.append(element);
    if (hasContent) this.addChildren(node.childNodes, element);
  }
}

const childNamed = (children: readonly ParsedNode[], name: string) =>
  children.filter(isElement).find(({ tagName }) => tagName === name);

/** Returns the body of the HTML. Drops attributes that have no meaning in rich text. */
export function parseBody(html: string): HTMLElement {
  const parsed = BoundedParser.parse<DefaultTreeAdapterMap>(`<body>${html}`, {
    treeAdapter: defaultTreeAdapter,
    scriptingEnabled: false,
  });
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>');
  const root = childNamed(parsed.childNodes, 'html');
  const body = root && childNamed(root.childNodes, 'body');
  if (body) new BodyCopy(document).addChildren(body.childNodes, document.body);
  return document.body;
}
