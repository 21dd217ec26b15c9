import { KeyRound, Pencil, Play, Send } from 'lucide-react';
import { useState } from 'react';
import type { Webhook, WebhookAnswer, WebhookWithSecret } from '#contract/webhook/webhook.ts';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { DeleteButton } from '../list/delete-button.tsx';
import { StatusChips } from '../list/status-chips.tsx';
import { factsOf, statusOf } from './webhook-fact.ts';
import { WebhookForm } from './webhook-form.tsx';

type Props = { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void };

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

export function WebhookRow({ webhook, onSecret }: Props) {
  const { id, name, url, kinds, state, failing_since } = webhook;
  const texts = useAdminTexts();
  const { form, shared, webhook: text } = texts;
  const [asking, setAsking] = useState<'edit' | 'secret'>();
  const close = () => setAsking(undefined);
  const update = trpc.admin.webhook.update.useMutation(showsOwnErrors);
  const resume = trpc.admin.webhook.resume.useMutation({
    onSuccess: () => toast.success(text.resumed(name)),
  });
  const renew = trpc.admin.webhook.renewSecret.useMutation({ onSuccess: onSecret });
  const test = trpc.admin.webhook.test.useMutation();
  const remove = trpc.admin.webhook.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 dir="auto" className="min-w-0 wrap-anywhere font-strong">
          {name}
        </h2>
        <StatusChips statuses={[statusOf(webhook, text)]} />
        <p className="w-full wrap-anywhere text-muted text-small">{url}</p>
      </div>
      <ul className="flex flex-col gap-0.5 text-small">
        {factsOf(webhook, texts).map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
      <p role="status" className={test.data ? 'wrap-anywhere text-small' : 'sr-only'}>
        {test.data && <PingAnswer answer={test.data} />}
      </p>
      <div className="flex flex-wrap gap-2">
        {(state !== 'active' || failing_since) && (
          <button
            type="button"
            disabled={resume.isPending}
            onClick={() => resume.mutate({ id })}
            className={buttonClass.primary}
          >
            <Play {...icon} />
            {state === 'active' ? text.tryNow : text.resume}
          </button>
        )}
        <button
          type="button"
          disabled={test.isPending}
          onClick={() => test.mutate({ id })}
          className={buttonClass.quiet}
        >
          <Send {...icon} />
          {test.isPending ? text.sending : text.test}
        </button>
        <button type="button" onClick={() => setAsking('edit')} className={buttonClass.quiet}>
          <Pencil {...icon} />
          {text.change}
        </button>
        <button type="button" onClick={() => setAsking('secret')} className={buttonClass.quiet}>
          <KeyRound {...icon} />
          {text.newSecret}
        </button>
        <DeleteButton
          name={name}
          consequence={text.deletion}
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
      </div>
      {asking === 'edit' && (
        <Dialog title={text.changeNamed(name)} onClose={close}>
          <WebhookForm
            draft={{ name, url, kinds, paused: state === 'paused' }}
            action={shared.save}
            canPause
            save={async (draft) => {
              await update.mutateAsync({ id, ...draft });
              toast.success(form.saved(draft.name.trim()));
              close();
            }}
            onCancel={close}
          />
        </Dialog>
      )}
      {asking === 'secret' && (
        <ConfirmDialog
          title={text.askForSecret(name)}
          text={text.secretConsequence}
          action={text.makeSecret}
          onConfirm={() => renew.mutate({ id })}
          onClose={close}
        />
      )}
    </article>
  );
}

function PingAnswer({ answer }: { answer: WebhookAnswer }) {
  const { webhook } = useAdminTexts();
  const { delivered, status, error, text, milliseconds } = answer;
  return (
    <span className={delivered ? 'text-good' : 'text-danger'}>
      {delivered
        ? webhook.confirmed(status ?? 0, milliseconds)
        : webhook.failed(milliseconds, error ?? '')}
      {text && ` ${webhook.answered(text)}`}
    </span>
  );
}
