import { useSyncExternalStore } from 'react';
import { createStore } from '../external-store.ts';

const openDialogs = createStore<HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.read().at(-1);

/** A modal dialog would stand in front of what makes its surroundings inert, such as the question for the age. */
function showOnceReachable(dialog: HTMLDialogElement): () => void {
  const inert = dialog.closest('[inert]');
  const observer = new MutationObserver(() => dialog.showModal());
  if (inert) observer.observe(inert, { attributeFilter: ['inert'] });
  else dialog.showModal();
  return () => observer.disconnect();
}

/** Escape or a click beside the dialog closes it. Returns the cleanup. */
export function openDialog(dialog: HTMLDialogElement) {
  const stopWaiting = showOnceReachable(dialog);
  openDialogs.write([...openDialogs.read(), dialog]);
  // Text that is selected up to outside the dialog ends in a click there too, so the press must begin there.
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

/** Nothing outside the topmost modal dialog can be reached. */
export const useTopDialog = () =>
  useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
