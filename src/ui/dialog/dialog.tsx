import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { openDialog } from './open-dialog.ts';

type Props = {
  title: string;
  onClose: () => void;
  /** For contents such as a grid or an image. */
  wide?: boolean;
  children: ReactNode;
};

/** A native modal dialog: the browser traps and returns focus, and closes it on Escape. */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const takeOff = openDialog(element);
    return () => {
      // Removing an open dialog from the document would lose focus.
      element.close();
      takeOff();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto w-full ${wide ? 'max-w-[min(60rem,calc(100%-2rem))]' : 'max-w-[min(28rem,calc(100%-2rem))]'} animate-enter rounded-card border border-line bg-raised text-ink backdrop:bg-ground/80`}
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={titleId} className="text-large">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
