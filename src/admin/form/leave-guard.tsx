import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useAdminTexts } from '../language.ts';
import { storedToken } from '../people/sign-in/session.ts';

/** Asks before unsaved changes are lost. The browser itself asks when its tab is closed. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const text = useAdminTexts().form.leave;
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
      title={text.title}
      text={text.text}
      action={text.action}
      onConfirm={proceed}
      onClose={reset}
    />
  );
}
