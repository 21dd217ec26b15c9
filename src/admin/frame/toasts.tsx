import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '../../ui/button.ts';
import { useTopDialog } from '../../ui/dialog/open-dialog.ts';
import { useAdminTexts } from '../language.ts';
import { dismiss, type Toast, toastStore } from './toast-store.ts';

/**
 * Renders the toasts inside the open dialog, because nothing outside of it can be clicked or focused, and as a popover,
 * so that the dialog doesn't clip them.
 */
export function Toasts() {
  const { frame } = useAdminTexts();
  const dialog = useTopDialog();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return createPortal(
    <section
      ref={show}
      popover="manual"
      aria-label={frame.notifications}
      aria-live="polite"
      className="pointer-events-none inset-x-4 top-auto bottom-20 flex w-auto flex-col items-end gap-2 overflow-visible bg-transparent text-ink lg:bottom-4"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    dialog ?? document.body,
  );
}

const show = (region: HTMLElement | null) => region?.showPopover();

const usuallyVisibleFor = 6_000;
const actionClass =
  'inline-flex min-h-9 shrink-0 items-center px-2 font-strong text-brass hover:text-brass-bright';

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, action, link, visibleFor = usuallyVisibleFor } = toast;
  const { frame } = useAdminTexts();
  const card = useRef<HTMLDivElement>(null);
  const stays = kind === 'error';
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) dismiss(id);
    }, visibleFor);
    return () => clearInterval(timer);
  }, [id, stays, visibleFor]);

  return (
    <div
      ref={card}
      role={kind === 'error' ? 'alert' : undefined}
      className={`pointer-events-auto flex max-w-[28rem] animate-enter items-center gap-3 rounded-card border py-2 pr-2 pl-4 text-small ${
        kind === 'error' ? 'border-danger-line bg-danger-ground' : 'border-edge bg-lifted'
      }`}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={actionClass}
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      {link && (
        <Link {...link.to} className={actionClass} onClick={() => dismiss(id)}>
          {link.label}
        </Link>
      )}
      <button type="button" className={buttonClass.icon} onClick={() => dismiss(id)}>
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{frame.dismiss}</span>
      </button>
    </div>
  );
}
