import type { LinkProps } from '@tanstack/react-router';
import { createStore } from '../../ui/external-store.ts';

export type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: { label: string; run: () => void };
  link?: { label: string; to: LinkProps };
  /** How long a success is shown. */
  visibleFor?: number;
};

export const toastStore = createStore<Toast[]>([]);
let lastId = 0;

function add(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  toastStore.write([...toastStore.read().slice(-3), { id: lastId, ...toast }]);
  return lastId;
}

type Extra = Pick<Toast, 'action' | 'link' | 'visibleFor'>;

export const dismiss = (id: number) =>
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id));

/** Shows a message. Errors stay until dismissed. Successes disappear automatically, unless hovered or focused. */
export const toast = {
  success(text: string, action?: Toast['action'], extra?: Extra) {
    return add({ kind: 'success', text, action, ...extra });
  },
  error(text: string) {
    const isShown = toastStore
      .read()
      .some((toast) => toast.kind === 'error' && toast.text === text);
    if (!isShown) add({ kind: 'error', text });
  },
};
