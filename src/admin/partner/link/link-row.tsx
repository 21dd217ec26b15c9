import { Link } from '@tanstack/react-router';
import { Check, RefreshCw } from 'lucide-react';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { factsOfLink, linkedScreens, linkTones, placeOfUse } from './link-text.ts';

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

export function LinkRow({ link }: { link: LinkCheck }) {
  const { link: text } = useAdminTexts();
  const { id, url, state, destination } = link;
  const check = trpc.admin.linkCheck.check.useMutation({
    onSuccess: ({ state }) => toast.success(text.checked(text.states[state])),
  });
  const accept = trpc.admin.linkCheck.accept.useMutation({
    onSuccess: () => toast.success(text.accepted),
  });
  return (
    <article
      aria-label={url}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="line-clamp-2 min-w-0 flex-1 basis-64 break-all font-strong underline-offset-4 hover:underline"
        >
          {url}
        </a>
        <StatusChips statuses={[{ label: text.states[state], tone: linkTones[state] }]} />
      </div>
      <ul className="flex flex-col gap-0.5 text-small">
        {factsOfLink(link, text.facts).map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
      <Uses link={link} />
      <EditorOnly>
        <div className="flex flex-wrap gap-2">
          {state === 'moved' && destination !== null && (
            <button
              type="button"
              disabled={accept.isPending}
              onClick={() => accept.mutate({ id, destination })}
              className={buttonClass.primary}
            >
              <Check {...icon} />
              {text.accept}
            </button>
          )}
          <button
            type="button"
            disabled={check.isPending}
            onClick={() => check.mutate({ id })}
            className={buttonClass.quiet}
          >
            <RefreshCw {...icon} />
            {check.isPending ? text.checking : text.check}
          </button>
        </div>
      </EditorOnly>
    </article>
  );
}

function Uses({ link: { uses, uses_total } }: { link: LinkCheck }) {
  const { link: text } = useAdminTexts();
  return (
    <ul aria-label={text.usedIn} className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {uses.map(({ kind, id, name, place }) => (
        <li key={`${kind} ${id} ${place}`} className="text-muted">
          {placeOfUse({ kind, place }, text)}{' '}
          <Link
            to={linkedScreens[kind]}
            params={{ id: String(id) }}
            dir="auto"
            className="inline-block min-h-6 text-ink underline underline-offset-4"
          >
            {name}
          </Link>
        </li>
      ))}
      {uses_total > uses.length && (
        <li className="text-muted">{text.more(formatNumber(uses_total - uses.length))}</li>
      )}
    </ul>
  );
}
