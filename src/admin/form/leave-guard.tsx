import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { storedToken } from '../sign-in/session.ts';

/** Asks before unsaved changes are lost. The browser itself asks when its tab is closed. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Without a token the editor goes to the login and comes back, and the draft is stored.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && isUnsaved() && storedToken() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="What you changed on this page is lost."
      action="Leave"
      onConfirm={proceed}
      onClose={reset}
    />
  );
}
