import { shortened } from './left-out-list.ts';

const maxWords = 100;

/** Returns the last words before each of the elements, which need not be in order. */
export function wordsBefore(
  body: HTMLElement,
  isWanted: (element: Element) => boolean,
): Map<Element, string> {
  const found = new Map<Element, string>();
  let words = '';
  const walk = (node: Node) => {
    if (node.nodeType === 3) words = `${words}${(node as Text).data}`.slice(-maxWords * 4);
    else if (node.nodeType === 1) {
      const element = node as Element;
      if (isWanted(element)) found.set(element, lastWords(words));
      const isBlock = /^(p|h[1-6]|li|td|th|div|br)$/.test(element.localName);
      if (isBlock) words += ' ';
      for (const child of node.childNodes) walk(child);
      if (isBlock) words += ' ';
    }
  };
  walk(body);
  return found;
}

/** Cuts at a space, unless the last word is very long. */
function lastWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxWords) return line;
  const end = line.slice(-maxWords);
  const space = end.indexOf(' ');
  return `…${end.slice(space < 0 ? 0 : space + 1).toWellFormed()}`;
}

export const firstWords = (text: string) =>
  shortened(text.replaceAll(/\s+/g, ' ').trim(), maxWords);
