import { createStore } from '../../ui/external-store.ts';

export type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: { label: string; run: () => void };
};

const visibleFor = 6_000;

export const toastStore = createStore<Toast[]>([]);
let lastId = 0;

function add(toast: Omit<Toast, 'id'>): Toast {
  lastId += 1;
  const added = { id: lastId, ...toast };
  toastStore.write([...toastStore.read().slice(-3), added]);
  return added;
}

export const dismiss = (id: number) =>
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id));

/** An error stays until it is dismissed. A success disappears by itself. */
export const toast = {
  success(text: string, action?: Toast['action']) {
    const { id } = add({ kind: 'success', text, action });
    setTimeout(() => dismiss(id), visibleFor);
  },
  error(text: string) {
    const isShown = toastStore
      .read()
      .some((toast) => toast.kind === 'error' && toast.text === text);
    if (!isShown) add({ kind: 'error', text });
  },
};
