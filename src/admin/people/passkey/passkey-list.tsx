import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#contract/people/passkey.ts';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LoadError } from '../../load-error.tsx';

/** Lists the person's own passkeys, or everyone else's, which only owners see. */
export function PasskeyList({ whose, label }: { whose: 'own' | 'others'; label: string }) {
  const { passkey: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.passkey.list.useQuery({});
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-16" />;
  const passkeys = data.items.filter(({ is_own }) => is_own === (whose === 'own'));
  if (passkeys.length === 0) {
    return <p className="text-muted">{whose === 'own' ? text.noneOwn : text.noneOthers}</p>;
  }
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <PasskeyRow passkey={passkey} />
        </li>
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, person, is_own, is_synced, created_at, last_used_at } = passkey;
  const { passkey: text } = useAdminTexts();
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const close = () => setAsking(undefined);
  const remove = trpc.admin.passkey.remove.useMutation({
    onSuccess: () => toast.success(text.removed(name)),
  });
  const added = text.added(formatTime(created_at));
  const used = last_used_at ? text.lastUsed(formatTime(last_used_at)) : text.notUsed;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <p dir="auto" className="wrap-anywhere font-strong">
          {is_own ? name : `${person}: ${name}`}
        </p>
        <StatusChips
          statuses={[{ label: is_synced ? text.synced : text.oneDevice, tone: 'quiet' }]}
        />
        <p className="text-muted text-small md:ml-auto">
          {added}. {used}.
        </p>
      </div>
      <div className="flex shrink-0">
        {is_own && (
          <button
            type="button"
            title={text.rename}
            onClick={() => setAsking('rename')}
            className={buttonClass.icon}
          >
            <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{text.renameNamed(name)}</span>
          </button>
        )}
        <button
          type="button"
          title={text.remove}
          disabled={remove.isPending}
          onClick={() => setAsking('remove')}
          className={buttonClass.icon}
        >
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.removeNamed(name)}</span>
        </button>
      </div>
      {asking === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={text.askToRemove(name)}
          text={text.removal}
          action={text.remove}
          onConfirm={() => remove.mutate({ id })}
          onClose={close}
        />
      )}
    </div>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { passkey: text, shared } = useAdminTexts();
  const rename = trpc.admin.passkey.rename.useMutation({ onSuccess: onClose });
  async function save(fields: FormData) {
    const name = String(fields.get('name'));
    // The query client shows what went wrong.
    await rename.mutateAsync({ id: passkey.id, draft: { name } }).catch(() => {});
  }
  return (
    <Dialog title={text.renameNamed(passkey.name)} onClose={onClose}>
      <ClosingForm save={save}>
        <Field label={text.name}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              required
              defaultValue={passkey.name}
              maxLength={maxLength.label}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
        <FormButtons action={shared.save} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}
