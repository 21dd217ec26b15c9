import { useMessages } from '../page-context.ts';

/** Beside its heart, so that an open sheet does not silence it, and a popover, so that nothing clips it. It goes with the next click or Escape: no clock takes it away. */
export const NotSaved = ({ onClose }: { onClose: () => void }) => (
  <p
    ref={show}
    popover="auto"
    role="alert"
    onToggle={({ newState }) => {
      if (newState === 'closed') onClose();
    }}
    className="fixed inset-x-4 top-auto bottom-20 mx-auto w-fit max-w-[28rem] rounded-card border border-danger-line bg-danger-ground px-5 py-4 text-ink lg:bottom-4"
  >
    {useMessages().account.notSaved}
  </p>
);

/** A browser that knows no popovers shows it in the card. */
const show = (element: HTMLElement | null) => element?.showPopover?.();
