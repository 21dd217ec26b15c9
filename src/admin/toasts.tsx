import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '../ui/button.ts';
import { dismiss, type Toast, toastStore } from './toast-store.ts';

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-20 flex flex-col items-end gap-2 lg:bottom-4"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, kind, text, action } }: { toast: Toast }) {
  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className={`pointer-events-auto flex max-w-[28rem] animate-enter items-center gap-3 rounded-card border py-2 pr-2 pl-4 text-small ${
        kind === 'failed' ? 'border-danger-line bg-danger-ground' : 'border-edge bg-lifted'
      }`}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-9 px-2 font-strong text-brass hover:text-brass-bright"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={buttonClass.icon} onClick={() => dismiss(id)}>
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
