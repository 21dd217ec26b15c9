/**
 * Checking contrast takes axe longer than all its other rules, and depends only on how an element looks: its colours,
 * its font, and the classes of the element and its ancestors. A worker checks each look once, on the first page on
 * which it occurs.
 */
import type { Page } from '@playwright/test';

const seen = new Set<number>();

/** The attribute that marks an element of each new look. */
export const newLook = 'data-new-look';

export async function markNewLooks(page: Page): Promise<number> {
  const found = await page.evaluate(markLooks, { known: [...seen], mark: newLook });
  for (const look of found) seen.add(look);
  return found.length;
}

function markLooks({ known, mark }: { known: number[]; mark: string }): number[] {
  const isKnown = new Set(known);
  const found: number[] = [];
  const looks = new Map<Element, number>();

  const hash = (text: string, start: number) => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) {
      sum = (sum * 31 + text.charCodeAt(at)) % 9_007_199_254_739;
    }
    return sum;
  };
  function lookOf(element: Element): number {
    const before = looks.get(element);
    if (before !== undefined) return before;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    const own = [
      ...[element.localName, element.getAttribute('class')],
      ...[color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight],
      // Axe skips disabled elements and their labels.
      element.matches(':disabled, [aria-disabled=true]'),
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
    ];
    const look = hash(own.join(), element.parentElement ? lookOf(element.parentElement) : 0);
    looks.set(element, look);
    return look;
  }

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );

  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (isKnown.has(look)) continue;
    isKnown.add(look);
    found.push(look);
    element.setAttribute(mark, '');
  }
  return found;
}
