/** Gives elements that paste doesn't know a form that it does. */

const create = (element: Element, tag: string) => element.ownerDocument.createElement(tag);

/** Lines of code, verses and preformatted text become one paragraph. */
function reshapePreformatted(pre: Element) {
  const isCode = pre.matches('.wp-block-code') || pre.querySelector('code') !== null;
  for (const code of pre.querySelectorAll('code')) code.replaceWith(...code.childNodes);
  for (const text of textsIn(pre)) {
    const lines = text.data.replace(/\n$/, text.nextSibling ? '\n' : '').split(/\r?\n/);
    const parts = lines.flatMap((line, index) => [
      ...(index > 0 ? [create(pre, 'br')] : []),
      pre.ownerDocument.createTextNode(line),
    ]);
    text.replaceWith(...parts);
  }
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
