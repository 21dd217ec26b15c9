import type { OwnSession } from '#contract/visitor/account.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import { callApi } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import { AccountSection } from './account-section.tsx';
import { deviceOf } from './device.ts';
import { failureText } from './failure-text.ts';
import type { Loaded } from './use-account-data.ts';
import { useAnnouncement } from './use-announcement.tsx';

type Props = { text: AccountText; sessions: Loaded<{ items: OwnSession[] }> };

export function SessionList({ text: { sessions: text, refusals }, sessions }: Props) {
  const { failedToLoad, tryAgain } = useMessages();
  const { announce, announcement } = useAnnouncement();
  const { data, reload } = sessions;

  async function end(path: '' | `/${string}`, done: string) {
    const result = await callApi('DELETE', `/api/account/sessions${path}`);
    announce('data' in result ? done : failureText(refusals, result.failure));
    if ('data' in result) reload();
  }

  return (
    <AccountSection title={text.title}>
      {data ? (
        <ul className="rounded-card border border-line bg-raised px-5">
          {data.items.map((session) => (
            <Session
              key={session.id}
              text={text}
              session={session}
              onEnd={() => end(`/${session.id}`, text.ended)}
            />
          ))}
        </ul>
      ) : (
        <ErrorBox message={failedToLoad} retry={{ label: tryAgain, run: reload }} />
      )}
      {announcement}
      {data && data.items.length > 1 && (
        <button
          type="button"
          onClick={() => end('', text.othersEnded)}
          className={`${buttonClass.quiet} self-start`}
        >
          {text.endOthers}
        </button>
      )}
    </AccountSection>
  );
}

type SessionProps = { text: AccountText['sessions']; session: OwnSession; onEnd: () => void };

function Session({ text, session, onEnd }: SessionProps) {
  const { language } = usePageContext();
  const { current, started_at, seen_at } = session;
  const device = deviceOf(session.agent);
  const name = device ? fillText(text.device, device) : text.unknown;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const since = fillText(text.since, { date: day.format(new Date(started_at)) });
  const seen = fillText(text.seen, { date: day.format(new Date(seen_at)) });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <p className="min-w-0">
        {name}
        <span className="block text-muted text-small">
          {[current ? text.here : seen, since].join(', ')}
        </span>
      </p>
      {!current && (
        <button
          type="button"
          aria-label={fillText(text.endOne, { name })}
          onClick={onEnd}
          className={buttonClass.quiet}
        >
          {text.end}
        </button>
      )}
    </li>
  );
}
