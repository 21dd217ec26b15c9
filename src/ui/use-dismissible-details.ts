import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTopDialog } from './dialog/open-dialog.ts';

/** The browser's own `details` opens before any script has loaded. With one it closes as a menu does. */
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
    // A menu inside another one closes alone.
    event.stopPropagation();
    close();
    currentTarget.querySelector('summary')?.focus();
  };
  return { close, details: { ref, onBlur, onKeyDown } };
}
