import { useEffect } from 'react';
import { createLateComponent } from './late-component.ts';
import type { SaveButtonProps } from './save-button.tsx';

const button = createLateComponent(async () => (await import('./save-button.tsx')).SaveButton);

/** Reserves the space of a save button, which needs JavaScript and loads last. */
export function SaveSlot({ className, ...props }: SaveButtonProps & { className: string }) {
  useEffect(button.request, []);
  const Button = button.useLoaded();
  return <div className={className}>{Button && <Button {...props} />}</div>;
}
