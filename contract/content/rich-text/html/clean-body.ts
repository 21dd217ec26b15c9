/** Cleans up HTML from Word, Google Docs and other sites, so that the schema can parse it. */
import { fitElements, isStorableLink } from './fit-element.ts';

/** Word writes list items as paragraphs with a level in their style, and the bullet or number as text. */
const levelOf = (element: Element) =>
  Number(/mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

const isMarker = (element: Element) =>
  /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');

const isNumber = (marker: string) => /^\s*(\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(marker);

/** Removes the marker from a paragraph and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker);
  marker?.remove();
  return marker?.textContent ?? '';
}

function makeWordLists(body: HTMLElement) {
  /** The open lists, outermost first. */
  let open: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph);
    if (level === 0) {
      open = [];
      continue;
    }
    const tag = isNumber(takeMarker(paragraph)) ? 'ol' : 'ul';
    const previous = paragraph.previousElementSibling;
    if (open[0] && previous !== open[0]) open = [];
    open.length = Math.min(open.length, level);
    if (open.at(-1)?.localName !== tag && open.length === level) open.pop();
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = body.ownerDocument.createElement('li');
    const content = body.ownerDocument.createElement('p');
    content.append(...paragraph.childNodes);
    item.append(content);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

const notShown = 'head, style, script, meta, link, title, xml, template, iframe, object, svg';

/** Invisible characters pasted from PDF files and web pages. */
const hidden = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

export const cleanHtmlText = (text: string) => text.replaceAll(hidden, '');

export function cleanBody(body: HTMLElement) {
  for (const element of body.querySelectorAll(notShown)) element.remove();
  removeComments(body);
  makeWordLists(body);
  fitElements(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  cleanTexts(body);
  // Google Docs puts line breaks between blocks, which would become extra paragraphs.
  for (const line of body.querySelectorAll('body > br, body > b > br')) line.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.closest('td, th, li');
    const isOurs =
      paragraph.hasAttribute('data-rich-text') || paragraph.querySelector('[data-rich-text]');
    if (isEmpty && !isOurs) paragraph.remove();
  }
}

function removeComments(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}

function cleanTexts(node: Node) {
  if (node.nodeType === 3) {
    const text = node as Text;
    text.data = cleanHtmlText(text.data.replaceAll(/[\n\r\t\u00a0]/g, ' '));
  }
  for (const child of node.childNodes) cleanTexts(child);
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/**
 * Resolves links that Google Docs redirects through Google. A link that the server would reject is reduced to its text.
 */
function cleanLink(link: HTMLAnchorElement) {
  const given = link.getAttribute('href') ?? '';
  const through = /^https:\/\/www\.google\.com\/url\?/.test(given)
    ? new URL(given).searchParams.get('q')
    : null;
  const href = through ?? given;
  if (isStorableLink(href)) link.setAttribute('href', href);
  else link.replaceWith(...link.childNodes);
}
