import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const openDialogs = createStore<HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.read().at(-1);

/** Opens it above all else; what is answered takes it off the list of what is open. */
export function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  openDialogs.write([...openDialogs.read(), dialog]);
  return () => openDialogs.write(openDialogs.read().filter((open) => open !== dialog));
}

/** Outside of the top-most modal dialog nothing can be reached. */
export const useTopDialog = () =>
  useSyncExternalStore(openDialogs.subscribe, topDialog, () => undefined);
