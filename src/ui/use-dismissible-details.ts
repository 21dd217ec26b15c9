import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTopDialog } from './dialog/open-dialog.ts';

/** Makes a `details` element close like a menu. Without JavaScript, it still opens. */
export function useDismissibleDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const dialog = useTopDialog();
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false;
  }, []);
  useEffect(() => {
    if (dialog) close();
  }, [dialog, close]);
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [close]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { key, currentTarget } = event;
    if (key !== 'Escape' || !currentTarget.open) return;
    // Escape in a nested menu closes only that menu.
    event.stopPropagation();
    close();
    currentTarget.querySelector('summary')?.focus();
  };
  return { close, details: { ref, onBlur, onKeyDown } };
}
