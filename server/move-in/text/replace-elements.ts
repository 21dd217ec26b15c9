/** Replaces elements that rich text doesn't have, by links to what they showed or by nothing. */
import { isHttpUrl } from '#contract/text-rule.ts';
import type { LeftOutList } from './left-out-list.ts';

const unsupported =
  'iframe, form, script, video, audio, svg, math, object, embed, canvas, applet, input, select, textarea, noscript';
const invisible = 'style, link, meta, title, template, base, head';

const wrapper = '.wp-block-embed__wrapper';

/** Returns the address of what an element showed. */
function sourceOf(element: Element): string {
  const own = element.getAttribute('src') || element.getAttribute('data-src');
  const inner = () => element.querySelector('source[src]')?.getAttribute('src');
  return own || element.getAttribute('data') || inner() || '';
}

function describe(element: Element): string {
  const attributes = ['src', 'data-src', 'data', 'action'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [` ${name}="${value}"`];
  });
  return `<${element.localName}${attributes.join('')}>`;
}

export function linkTo(document: Document, url: string): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url);
  link.append(document.createTextNode(url));
  paragraph.append(link);
  return paragraph;
}

function replaceWithLink(element: Element, url: string, mark: Element | undefined) {
  const link = isHttpUrl(url) ? [linkTo(element.ownerDocument, url)] : [];
  element.replaceWith(...(mark ? [mark] : []), ...link);
}

export function replaceElements(body: HTMLElement, leftOut: LeftOutList) {
  const markOf = (index: number | undefined) => {
    if (index === undefined) return undefined;
    const mark = body.ownerDocument.createElement('span');
    mark.setAttribute('data-left-out', String(index));
    return mark;
  };
  for (const element of body.querySelectorAll(invisible)) element.remove();
  for (const element of body.querySelectorAll(wrapper)) {
    const url = (element.textContent ?? '').trim();
    // Some embeds are saved as an iframe, which is replaced below.
    if (!isHttpUrl(url)) continue;
    replaceWithLink(element, url, markOf(leftOut.add('embed', new URL(url).host, url)));
  }
  for (const element of body.querySelectorAll(unsupported)) {
    const { localName } = element;
    const isFallback = localName === 'noscript';
    if (isFallback || element.parentElement?.closest(unsupported)) {
      if (isFallback) element.remove();
      continue;
    }
    const url = sourceOf(element).replace(/^\/\//, 'https://');
    const isShown = localName !== 'script' && localName !== 'form' && localName !== 'input';
    const kind = isShown && isHttpUrl(url) ? 'embed' : 'element';
    const mark = markOf(leftOut.add(kind, localName, describe(element)));
    replaceWithLink(element, isShown ? url : '', mark);
  }
}
