import { Ban, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AdminToken } from '#contract/admin/admin-token.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { PersonFacts } from './person-facts.tsx';
import { TokenForm } from './token-form.tsx';

type Props = { token: AdminToken; isOwn: boolean };

export function PersonRow({ token, isOwn }: Props) {
  const { id, name, role, created_at, created_by, last_used_at } = token;
  const [asking, setAsking] = useState<'edit' | 'revoke'>();
  const close = () => setAsking(undefined);
  const update = trpc.admin.token.update.useMutation(showsOwnErrors);
  const revoke = trpc.admin.token.revoke.useMutation({
    onSuccess: () => toast.success(`The token of ${name} has ended.`),
  });
  return (
    <PersonFacts
      person={token}
      isOwn={isOwn}
      facts={[
        last_used_at ? `Last used ${formatTime(last_used_at)}` : 'Not used yet',
        `Made by ${created_by}, ${formatTime(created_at)}`,
      ]}
    >
      <button
        type="button"
        title="Change"
        onClick={() => setAsking('edit')}
        className={buttonClass.icon}
      >
        <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Change {name}</span>
      </button>
      {!isOwn && (
        <button
          type="button"
          title="Revoke"
          disabled={revoke.isPending}
          onClick={() => setAsking('revoke')}
          className={buttonClass.icon}
        >
          <Ban className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Revoke the token of {name}</span>
        </button>
      )}
      {asking === 'edit' && (
        <Dialog title={`Change ${name}`} onClose={close}>
          <TokenForm
            draft={{ name, role }}
            action="Save"
            roleLockedBecause={isOwn ? 'You are signed in with this token.' : undefined}
            save={async (draft) => {
              await update.mutateAsync({ id, draft });
              toast.success(`${draft.name.trim()} was saved.`);
              close();
            }}
          >
            <button type="button" onClick={close} className={buttonClass.quiet}>
              Cancel
            </button>
          </TokenForm>
        </Dialog>
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          title={`Revoke the token of ${name}?`}
          text="It ends at once, wherever it is used, and cannot be brought back: another one would have to be made. What was done with it stays in the history."
          action="Revoke"
          onConfirm={() => revoke.mutate({ id })}
          onClose={close}
        />
      )}
    </PersonFacts>
  );
}
