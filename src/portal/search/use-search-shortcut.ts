import { useEffect } from 'react';
import { isTyping } from '../../ui/is-typing.ts';

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/');

/** Not while somebody types, nor over another dialog. */
export function useSearchShortcut(open: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) || event.isComposing || isTyping(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
