import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { type ConversionEvent, conversionEvents } from '#contract/partner/conversion-event.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { CopyButton } from '../../copy-button.tsx';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { useAdminTexts } from '../../language.ts';
import { LiveEditorOnly } from '../../people/sign-in/editor-only.tsx';
import { useSession } from '../../people/sign-in/use-session.ts';
import { PostbackTrial } from './postback-trial.tsx';

const moneyParameters = '&amount={amount}&currency={currency}';

const parameters: Record<ConversionEvent, string> = {
  signup: '',
  deposit: moneyParameters,
  earning: moneyParameters,
};

type Props = { id: number; clickParameter: string | null };

export function PostbackSection({ id, clickParameter }: Props) {
  const text = useAdminTexts().conversion.postback;
  const { site } = usePageContext();
  const isOwner = useSession()?.role === 'owner';
  const [asking, setAsking] = useState(false);
  const stored = trpc.admin.conversion.key.useQuery({ id }).data;
  const renew = trpc.admin.conversion.renewKey.useMutation();
  const key = renew.data?.key;
  const hasKey = stored !== undefined && stored.created_at !== null;
  return (
    <section
      aria-labelledby="postback"
      className={`flex flex-col gap-5 rounded-card border bg-raised p-5 ${key ? 'border-brass' : 'border-line'}`}
    >
      <div className="flex flex-col gap-2">
        <h2 id="postback" className="text-large">
          {text.title}
        </h2>
        <p className="max-w-[44rem] text-muted">
          {text.explanation(clickParameter ?? text.itsParameter)}
        </p>
      </div>
      {conversionEvents.map((event) => (
        <CopiedUrl
          key={event}
          label={text.events[event]}
          url={postbackUrl(site.url, key ?? 'KEY', event)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="max-w-[36rem] text-muted text-small">
          {key
            ? text.shownOnce
            : hasKey
              ? text.hasKey(stored.created_by ?? '', formatTime(stored.created_at ?? ''))
              : text.noKey}
        </p>
        {isOwner && !key && (
          <button
            type="button"
            disabled={renew.isPending || !stored}
            onClick={() => (hasKey ? setAsking(true) : renew.mutate({ id }))}
            className={hasKey ? buttonClass.quiet : buttonClass.primary}
          >
            <KeyRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {hasKey ? text.renew : text.make}
          </button>
        )}
      </div>
      <LiveEditorOnly>
        <PostbackTrial id={id} />
      </LiveEditorOnly>
      {asking && (
        <ConfirmDialog
          title={text.askToRenew}
          text={text.renewal}
          action={text.renew}
          onConfirm={() => renew.mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function CopiedUrl({ label, url }: { label: string; url: string }) {
  const text = useAdminTexts().conversion.postback;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-72">
        <Field label={label}>
          {(attributes) => (
            <input
              {...attributes}
              ref={input}
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
              className={`font-mono text-small ${inputClass}`}
            />
          )}
        </Field>
      </div>
      <CopyButton
        label={text.copy}
        value={url}
        look={`min-h-11 min-w-28 ${buttonClass.quiet}`}
        select={() => input.current?.select()}
      />
    </div>
  );
}

/** Returns the postback URL. Words in braces are placeholders for the macros of the partner's program. */
const postbackUrl = (siteUrl: string, key: string, event: ConversionEvent) =>
  `${siteUrl}/api/postback/${key}?click={click}&event=${event}${parameters[event]}&id={id}`;
