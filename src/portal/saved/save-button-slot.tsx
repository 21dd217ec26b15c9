import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/external-store.ts';
import type { SaveButton, SaveButtonProps } from './save-button.tsx';

const button = createStore<typeof SaveButton | undefined>(undefined);
let isRequested = false;

/** Reserves the space of a save button, which needs JavaScript and loads last. */
export function SaveSlot({ className, ...props }: SaveButtonProps & { className: string }) {
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    import('./save-button.tsx').then(
      ({ SaveButton }) => button.write(SaveButton),
      () => {},
    );
  }, []);
  const Button = useSyncExternalStore(button.subscribe, button.read, () => undefined);
  return <div className={className}>{Button && <Button {...props} />}</div>;
}
