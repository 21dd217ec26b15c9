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

export function makeWordLists(body: HTMLElement) {
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
