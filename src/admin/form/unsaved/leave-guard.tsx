import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { useAdminTexts } from '../../language.ts';
import { storedToken } from '../../people/sign-in/stored-token.ts';
import { isHandedOver } from '../new/handover.ts';

/** Asks for confirmation before unsaved changes are lost. When a tab is closed, the browser asks instead. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const text = useAdminTexts().form.leave;
  const { status, proceed, reset } = useBlocker({
    // Without a token, the editor is redirected to the login and returns to a stored draft, so nothing is lost.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      isUnsaved() &&
      !isHandedOver(next.pathname) &&
      storedToken() !== null,
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
