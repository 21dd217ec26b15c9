import { RefreshCw } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { outcomeTones, reasonsOf } from './outcome-text.ts';

/** The last postbacks of a partner, and why some were refused. */
export function PostbackLog({ id }: { id: number }) {
  const texts = useAdminTexts();
  const { postback, log: text } = texts.conversion;
  const { data, refetch, isFetching } = trpc.admin.conversion.postbacks.useQuery({ id });
  if (!data) return null;
  return (
    <section
      aria-labelledby="postback-log"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="postback-log" className="text-large">
          {text.title}
        </h2>
        <button
          type="button"
          disabled={isFetching}
          onClick={() => refetch()}
          className={buttonClass.quiet}
        >
          <RefreshCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.refresh}
        </button>
      </div>
      {data.items.length === 0 ? (
        <p className="text-muted">{text.empty}</p>
      ) : (
        <ul aria-labelledby="postback-log" className="divide-y divide-line">
          {data.items.map((item) => (
            <li
              key={item.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5 text-small sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <time dateTime={item.at} className="figures text-muted max-sm:col-span-2">
                {formatTime(item.at)}
              </time>
              <div className="min-w-0">
                {item.event && (
                  <p>{[postback.events[item.event], item.money].filter(Boolean).join(', ')}</p>
                )}
                {reasonsOf(item, texts).map((reason) => (
                  <p key={reason} className="wrap-anywhere">
                    {reason}
                  </p>
                ))}
              </div>
              <StatusChips
                statuses={[
                  { label: text.outcomes[item.outcome], tone: outcomeTones[item.outcome] },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
