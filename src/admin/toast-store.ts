export type Toast = {
  id: number;
  kind: 'said' | 'failed';
  text: string;
  action?: { label: string; run: () => void };
};

const longEnoughToRead = 6_000;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(toast: Omit<Toast, 'id'>): Toast {
  lastId += 1;
  const added = { id: lastId, ...toast };
  change([...toasts.slice(-3), added]);
  return added;
}

export const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** What went wrong stays until it is dismissed; what went well leaves by itself. */
export const toast = {
  say(text: string, action?: Toast['action']) {
    const { id } = add({ kind: 'said', text, action });
    setTimeout(() => dismiss(id), longEnoughToRead);
  },
  fail(text: string) {
    if (!toasts.some((toast) => toast.kind === 'failed' && toast.text === text)) {
      add({ kind: 'failed', text });
    }
  },
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
