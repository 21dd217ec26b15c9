import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { buttonClass } from '../button.ts';
import { openDialog } from './open-dialog.ts';

type Props = { title: string; close: string; onClose: () => void; children: ReactNode };

export function BottomSheet({ title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => (dialog.current ? openDialog(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-enter overflow-y-auto overscroll-contain rounded-t-card border border-line border-b-0 bg-raised text-ink backdrop:bg-ground/80"
    >
      <div className="px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between gap-4 bg-raised px-4 py-2">
          <h2 id={titleId} className="text-large">
            {title}
          </h2>
          <button
            type="button"
            className={`${buttonClass.icon} -mr-2 size-11`}
            onClick={() => dialog.current?.close()}
          >
            <X className="size-5" />
            <span className="sr-only">{close}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
