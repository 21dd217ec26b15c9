import { type RefObject, useEffect, useRef, useState } from 'react';

const shownFor = 1400;

/** Copies what an element says; where that is refused it is selected instead, ready for the visitor's own copying. */
export function useCopy(source: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<boolean> {
    const element = source.current;
    if (!element) return false;
    try {
      await navigator.clipboard.writeText(element.textContent);
    } catch {
      window.getSelection()?.selectAllChildren(element);
      return false;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), shownFor);
    return true;
  }

  return { copied, copy };
}
