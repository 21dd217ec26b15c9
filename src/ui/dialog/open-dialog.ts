import { useSyncExternalStore } from 'react';
import { createStore } from '../external-store.ts';

const openDialogs = createStore<HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.read().at(-1);

/** Shows the dialog once nothing makes the page inert, such as the age gate, which the dialog would otherwise cover. */
function showOnceReachable(dialog: HTMLDialogElement): () => void {
  const inert = dialog.closest('[inert]');
  const observer = new MutationObserver(() => dialog.showModal());
  if (inert) observer.observe(inert, { attributeFilter: ['inert'] });
  else dialog.showModal();
  return () => observer.disconnect();
}

/** Opens the dialog, which closes on Escape or a click outside. Returns a cleanup function. */
export function openDialog(dialog: HTMLDialogElement) {
  const stopWaiting = showOnceReachable(dialog);
  openDialogs.write([...openDialogs.read(), dialog]);
  // A text selection that is dragged out of the dialog ends with a click outside, so the click must have started there
  // too.
  let began: EventTarget | null = null;
  const begin = ({ target }: PointerEvent) => {
    began = target;
  };
  const closeFromBeside = ({ target }: MouseEvent) => {
    if (target === dialog && began === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', closeFromBeside);
  return () => {
    stopWaiting();
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', closeFromBeside);
    openDialogs.write(openDialogs.read().filter((open) => open !== dialog));
  };
}

/** Returns the topmost modal dialog. Nothing outside of it can be reached. */
export const useTopDialog = () =>
  useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
