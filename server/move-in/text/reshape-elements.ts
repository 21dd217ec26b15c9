/** Gives elements that paste doesn't know a form that it does. */

const create = (element: Element, tag: string) => element.ownerDocument.createElement(tag);

/** Longer texts would not fit. Their other lines are joined. */
const maxLines = 5_000;

function breakLines(text: Text) {
  const isLast = text.nextSibling === null;
  const lines = (isLast ? text.data.replace(/\n$/, '') : text.data).split(/\r?\n/);
  for (const line of lines.slice(0, maxLines)) {
    text.before(text.ownerDocument.createTextNode(line), text.ownerDocument.createElement('br'));
  }
  const rest = lines.slice(maxLines).join(' ');
  if (rest === '') text.previousSibling?.remove();
  text.data = rest;
}

/** Lines of code, verses and preformatted text become one paragraph. */
function reshapePreformatted(pre: Element) {
  const isCode = pre.matches('.wp-block-code') || pre.querySelector('code') !== null;
  for (const code of pre.querySelectorAll('code')) code.replaceWith(...code.childNodes);
  for (const text of textsIn(pre)) breakLines(text);
  const paragraph = create(pre, 'p');
  const holder = isCode ? create(pre, 'code') : paragraph;
  holder.append(...pre.childNodes);
  if (isCode) paragraph.append(holder);
  pre.replaceWith(paragraph);
}

export function textsIn(node: Node, found: Text[] = []): Text[] {
  if (node.nodeType === 3) found.push(node as Text);
  for (const child of node.childNodes) textsIn(child, found);
  return found;
}

const block = 'p, ul, ol, div, table, blockquote, h1, h2, h3, h4, h5, h6, figure, pre, dl';

function reshapeDefinition(element: Element) {
  const isTerm = element.localName === 'dt';
  const paragraph = create(element, element.querySelector(block) ? 'div' : 'p');
  const holder = isTerm ? create(element, 'strong') : paragraph;
  holder.append(...element.childNodes);
  if (isTerm) paragraph.append(holder);
  element.replaceWith(paragraph);
}

export function reshapeElements(body: HTMLElement) {
  for (const pre of body.querySelectorAll('pre')) reshapePreformatted(pre);
  for (const element of body.querySelectorAll('dt, dd')) reshapeDefinition(element);
  for (const caption of body.querySelectorAll('table > caption')) {
    const paragraph = create(caption, 'p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
}
