import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const openDialogs = createStore<HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.read().at(-1);

/** Opens it above all else, until Escape or a click beside it; what is answered takes it off the list of what is open. */
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

/** Outside of the top-most modal dialog nothing can be reached. */
export const useTopDialog = () =>
  useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
