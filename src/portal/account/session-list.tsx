import type { OwnSession } from '#contract/account.ts';
import { fillText } from '../../messages/fill-text.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { callAccount } from '../visitor/account-call.ts';
import { AccountSection } from './account-section.tsx';
import { deviceOf } from './device.ts';
import { useLoaded } from './use-loaded.ts';

export function SessionList({ text }: { text: AccountText['sessions'] }) {
  const { language } = usePageContext();
  const { data, reload } = useLoaded<{ items: OwnSession[] }>('/sessions');
  const sessions = data?.items ?? [];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const end = (path: string) => callAccount('DELETE', `/sessions${path}`).then(reload);
  const nameOf = ({ agent }: OwnSession) => {
    const device = deviceOf(agent);
    return device ? fillText(text.device, device) : text.unknown;
  };
  return (
    <AccountSection title={text.title}>
      <ul className="rounded-card border border-line bg-raised px-5">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0"
          >
            <p>
              {nameOf(session)}
              <span className="block text-muted text-small">
                {session.current && `${text.here}, `}
                {fillText(text.since, { date: day.format(new Date(session.started_at)) })}
              </span>
            </p>
            {!session.current && (
              <button
                type="button"
                onClick={() => end(`/${session.id}`)}
                className={buttonClass.quiet}
              >
                {text.end}
                <span className="sr-only"> {nameOf(session)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" onClick={() => end('')} className={`${buttonClass.quiet} self-start`}>
          {text.endOthers}
        </button>
      )}
    </AccountSection>
  );
}
