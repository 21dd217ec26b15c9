import { useSyncExternalStore } from 'react';
import { createStore } from '../external-store.ts';

const openDialogs = createStore<HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.read().at(-1);

/** Escape or a click beside the dialog closes it. Returns the cleanup. */
export function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  openDialogs.write([...openDialogs.read(), dialog]);
  const closeFromBeside = ({ target }: MouseEvent) => {
    if (target === dialog) dialog.close();
  };
  dialog.addEventListener('click', closeFromBeside);
  return () => {
    dialog.removeEventListener('click', closeFromBeside);
    openDialogs.write(openDialogs.read().filter((open) => open !== dialog));
  };
}

/** Nothing outside the topmost modal dialog can be reached. */
export const useTopDialog = () =>
  useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
