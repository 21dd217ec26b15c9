import { Ban, KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AdminToken } from '#contract/people/admin-token.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { formatTime } from '../format.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { deviceName } from './device-name.ts';
import { InviteDialog } from './passkey/invite-dialog.tsx';
import { usePasskeyState } from './passkey/staff-call.ts';
import { PersonFacts } from './person-facts.tsx';
import { TokenForm } from './token-form.tsx';

const placeOf = ({ last_agent, last_network }: AdminToken) =>
  [deviceName(last_agent ?? ''), last_network].filter(Boolean).join(', ');

const limitsOf = (
  { ends_at, networks, programs_only }: AdminToken,
  text: AdminTexts['people'],
): string[] => [
  ...(programs_only ? [text.forPrograms] : []),
  ...(ends_at ? [text.endsAt(formatTime(ends_at))] : []),
  ...(networks.length > 0 ? [text.onlyFrom(networks.join(', '))] : []),
];

type Props = { token: AdminToken; isOwn: boolean };

const draftOf = ({ name, role, rights, ends_at, networks, programs_only }: AdminToken) => ({
  ...{ name, role, rights, ends_at, networks, programs_only },
});

export function PersonRow({ token, isOwn }: Props) {
  const { id, name, created_at, created_by, last_used_at } = token;
  const { form, passkey, people: text, shared } = useAdminTexts();
  const [asking, setAsking] = useState<'invite' | 'edit' | 'revoke'>();
  const close = () => setAsking(undefined);
  const update = trpc.admin.token.update.useMutation(showsOwnErrors);
  const revoke = trpc.admin.token.revoke.useMutation({
    onSuccess: () => toast.success(text.ended(name)),
  });
  const { is_on } = usePasskeyState();
  return (
    <PersonFacts
      person={token}
      isOwn={isOwn}
      facts={[
        last_used_at ? text.lastUsed(formatTime(last_used_at), placeOf(token)) : text.notUsed,
        ...(token.rights.includes('money') ? [text.maySeeMoney] : []),
        ...limitsOf(token, text),
        text.madeBy(created_by, formatTime(created_at)),
      ]}
    >
      {is_on && (
        <button
          type="button"
          title={passkey.invite}
          onClick={() => setAsking('invite')}
          className={buttonClass.icon}
        >
          <KeyRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{passkey.inviteNamed(name)}</span>
        </button>
      )}
      <button
        type="button"
        title={text.change}
        onClick={() => setAsking('edit')}
        className={buttonClass.icon}
      >
        <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.changeNamed(name)}</span>
      </button>
      {!isOwn && (
        <button
          type="button"
          title={text.revoke}
          disabled={revoke.isPending}
          onClick={() => setAsking('revoke')}
          className={buttonClass.icon}
        >
          <Ban className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.revokeNamed(name)}</span>
        </button>
      )}
      {asking === 'invite' && <InviteDialog person={token} onClose={close} />}
      {asking === 'edit' && (
        <Dialog title={text.changeNamed(name)} onClose={close}>
          <TokenForm
            draft={draftOf(token)}
            action={shared.save}
            lockedBecause={isOwn ? text.ownToken : undefined}
            save={async (draft) => {
              await update.mutateAsync({ id, draft });
              toast.success(form.saved(draft.name.trim()));
              close();
            }}
            onCancel={close}
          />
        </Dialog>
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          title={text.askToRevoke(name)}
          text={text.revocation}
          action={text.revoke}
          onConfirm={() => revoke.mutate({ id })}
          onClose={close}
        />
      )}
    </PersonFacts>
  );
}
