import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from '../../testing/fits-width.ts';

/** Doubles the text size after loading, like a visitor who sets it in the browser. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Checks that the page fits its window, and that no word is cut off or broken across lines. */
export async function expectWholeWords(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
}

/**
 * Runs in the browser. Ignores codes, which may break anywhere, and paths and very long words, which have no better
 * place to break.
 */
function brokenWords(): string[] {
  const isShort = /^[^@/.]{1,18}[.]?$/;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (isUnseen(parent) || parent.closest('code, .font-mono')) continue;
    for (const { 0: word, index } of String(node.nodeValue).matchAll(/[^\s–—/-]+/g)) {
      if (!isShort.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()];
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${word} is broken in ${parent.className}`);
      else if (lines.some((line) => isCut(parent, line))) {
        broken.push(`${word} is cut off in ${parent.className}`);
      }
    }
  }
  return broken;

  /** Text for screen readers, and the field that traps bots. */
  function isUnseen(element: Element | null): boolean {
    if (!element) return false;
    const { position } = getComputedStyle(element);
    const isTiny = element.clientWidth <= 1 && element.clientHeight <= 1;
    return (position === 'absolute' && isTiny) || isUnseen(element.parentElement);
  }

  function isCut(element: Element, { left, right }: DOMRect): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return false;
      if (overflowX === 'visible') continue;
      const bounds = box.getBoundingClientRect();
      if (left < bounds.left - 1 || right > bounds.right + 1) return true;
    }
    return left < -1 || right > document.documentElement.clientWidth + 1;
  }
}
