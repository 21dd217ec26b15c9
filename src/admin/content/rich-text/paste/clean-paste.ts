/** Cleans up what Word and Google Docs put on the clipboard. */
import { isTextLink } from '#contract/link-schema.ts';
import { makeWordLists } from './microsoft-word-list.ts';

const notShown = 'head, style, script, meta, link, title, xml, template, iframe, object, svg';

/** Invisible characters pasted from PDF files and web pages. */
const hidden = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

export const cleanPastedText = (text: string) => text.replaceAll(hidden, '');

export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(notShown)) element.remove();
  removeComments(body);
  makeWordLists(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const text of textsIn(body)) {
    text.data = cleanPastedText(text.data.replaceAll(/[\n\r\t\u00a0]/g, ' '));
  }
  // Google Docs puts line breaks between blocks, which would become extra paragraphs.
  for (const line of body.querySelectorAll('body > br, body > b > br')) line.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.closest('td, th, li');
    if (isEmpty && !paragraph.hasAttribute('data-rich-text')) paragraph.remove();
  }
  return body.innerHTML;
}

function removeComments(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}

function* textsIn(node: Node): Generator<Text> {
  if (node.nodeType === 3) yield node as Text;
  for (const child of node.childNodes) yield* textsIn(child);
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Resolves links that Google Docs redirects through Google. A link that the server would reject is reduced to its text. */
function cleanLink(link: HTMLAnchorElement) {
  const given = link.getAttribute('href') ?? '';
  const through = /^https:\/\/www\.google\.com\/url\?/.test(given)
    ? new URL(given).searchParams.get('q')
    : null;
  const href = through ?? given;
  if (isTextLink(href)) link.setAttribute('href', href);
  else link.replaceWith(...link.childNodes);
}
