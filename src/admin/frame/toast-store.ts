import { createStore } from '../../ui/store.ts';

export type Toast = {
  id: number;
  kind: 'said' | 'failed';
  text: string;
  action?: { label: string; run: () => void };
};

const longEnoughToRead = 6_000;

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

/** What went wrong stays until it is dismissed; what went well leaves by itself. */
export const toast = {
  say(text: string, action?: Toast['action']) {
    const { id } = add({ kind: 'said', text, action });
    setTimeout(() => dismiss(id), longEnoughToRead);
  },
  fail(text: string) {
    const said = toastStore.read().some((toast) => toast.kind === 'failed' && toast.text === text);
    if (!said) add({ kind: 'failed', text });
  },
};
