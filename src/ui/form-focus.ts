/** The focus around forms that open and close in place. It's only moved if the pressed button is gone. */
import { useEffect, useRef } from 'react';
import { isFocusFree } from './focus.ts';

/** Returns a ref for what gets the focus once a form has closed: by default, the button that opened it. */
export function useFocusAfterForm<Next extends HTMLElement = HTMLButtonElement>(isOpen: boolean) {
  const next = useRef<Next>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && isFocusFree()) next.current?.focus();
  }, [isOpen]);
  return next;
}

const focusInside = (element: HTMLElement | null) => {
  if (isFocusFree()) element?.querySelector<HTMLElement>('[name], button')?.focus();
};

/** Returns a ref for a form, whose first field gets the focus. */
export function useFocusInside() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusInside(form.current), []);
  return form;
}

/** Returns a ref for an element that gets the focus once its content has been replaced by other content. */
export function useFocusAfterChange<Box extends HTMLElement = HTMLDivElement>(content: boolean) {
  const element = useRef<Box>(null);
  const before = useRef(content);
  useEffect(() => {
    const hasChanged = before.current !== content;
    before.current = content;
    if (hasChanged) focusInside(element.current);
  }, [content]);
  return element;
}
