import { Link } from '@tanstack/react-router';
import { Check, RefreshCw } from 'lucide-react';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LiveEditorOnly } from '../../people/sign-in/editor-only.tsx';
import { factsOfLink, linkTones, placeOfUse } from './link-text.ts';

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const;

type Props = { link: LinkCheck; isOn: boolean; canCheck: boolean };

/** The cells of a row. */
export function LinkRow({ link, isOn, canCheck }: Props) {
  const { link: text } = useAdminTexts();
  const { id, url, state, destination, last_checked_at } = link;
  const check = trpc.admin.linkCheck.check.useMutation({
    onSuccess: ({ state }) => toast.success(text.checked(text.states[state])),
  });
  const accept = trpc.admin.linkCheck.accept.useMutation({
    onSuccess: () => toast.success(text.accepted),
  });
  return (
    <>
      <td className="flex min-w-0 flex-1 basis-full flex-col py-1">
        <a
          href={url}
          title={url}
          target="_blank"
          rel="noreferrer"
          className="line-clamp-2 break-all font-strong underline-offset-4 hover:underline"
        >
          {url}
        </a>
        <ul className="flex flex-col">
          {factsOfLink(link, text.facts).map((fact) => (
            <li key={fact} className="wrap-anywhere text-muted">
              {fact}
            </li>
          ))}
        </ul>
      </td>
      <td className="block min-w-0 flex-1 basis-full">
        <Uses link={link} />
      </td>
      <td className="figures block text-muted">
        {last_checked_at
          ? formatTime(last_checked_at)
          : isOn
            ? text.facts.notYet
            : text.facts.never}
      </td>
      <td className="block">
        <StatusChips statuses={[{ label: text.states[state], tone: linkTones[state] }]} />
      </td>
      <td className="ml-auto flex justify-end">
        <LiveEditorOnly>
          {state === 'moved' && destination !== null && (
            <button
              type="button"
              disabled={accept.isPending}
              title={text.accept}
              onClick={() => accept.mutate({ id, destination })}
              className={buttonClass.rowIcon}
            >
              <Check {...icon} />
              <span className="sr-only">{text.accept}</span>
            </button>
          )}
          {canCheck && (
            <button
              type="button"
              disabled={check.isPending}
              title={text.check}
              onClick={() => check.mutate({ id })}
              className={buttonClass.rowIcon}
            >
              <RefreshCw {...icon} className={`size-4 ${check.isPending ? 'animate-spin' : ''}`} />
              <span className="sr-only">{check.isPending ? text.checking : text.check}</span>
            </button>
          )}
        </LiveEditorOnly>
      </td>
    </>
  );
}

function Uses({ link: { uses, uses_total } }: { link: LinkCheck }) {
  const { link: text } = useAdminTexts();
  return (
    <ul aria-label={text.usedIn} className="flex flex-wrap gap-x-4 py-1">
      {uses.map(({ kind, id, name, place }) => (
        <li key={`${kind} ${id} ${place}`} className="text-muted">
          {placeOfUse({ kind, place }, text)}{' '}
          <Link
            {...entityLink(kind, id)}
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
