import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type Dashboard, maxNamed } from '#contract/catalogue/dashboard.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { staleAttention } from '../../content/translation/stale-translation.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LoadError } from '../../load-error.tsx';
import { WaitingForYou } from '../../release/review/waiting-list.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { useLanguages, useMissingFields } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { changeTitle } from '../history/change-title.ts';
import { type Attention, attentionOf } from './attention.ts';
import { Notices } from './notices.tsx';
import { SearchState } from './search-engine-state.tsx';
import { SetupList, useSetup } from './setup-list.tsx';

function LatestChanges({ changes }: Pick<Dashboard, 'changes'>) {
  const { dashboard: text, history } = useAdminTexts();
  return (
    <section aria-labelledby="latest-changes" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="latest-changes" className="text-large">
          {text.latest}
        </h2>
        <Link to="/admin/history" className="text-brass text-small underline underline-offset-4">
          {text.allChanges}
        </Link>
      </div>
      {changes.length === 0 ? (
        <p className="text-muted">{history.empty}</p>
      ) : (
        <ol aria-label={text.latest} className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li key={change.seq} className="flex flex-col py-2.5">
              <Link
                to="/admin/history"
                search={{ kind: change.entity, of: change.entity_id }}
                dir="auto"
                className="truncate underline-offset-4 hover:underline"
              >
                {changeTitle(change, history)}
              </Link>
              <span className="text-muted text-small">
                {text.changedBy(
                  history.kinds[change.entity].kind,
                  history.actions[change.action],
                  change.actor,
                )}
              </span>
              <time dateTime={change.at} className="text-muted text-small">
                {formatTime(change.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const AttentionRow = ({ title, count, to, items }: Attention) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-4 py-4">
    <p className="figures text-right font-heading font-strong text-large text-warning">
      {formatNumber(count)}
    </p>
    <div className="flex min-w-0 flex-col gap-1.5">
      {to ? (
        <Link {...to} className="w-fit font-strong underline-offset-4 hover:underline">
          {title}{' '}
          <ArrowRight className="inline size-4 text-muted" strokeWidth={1.75} aria-hidden="true" />
        </Link>
      ) : (
        <p className="font-strong">{title}</p>
      )}
      {items.length > 0 && (
        <ul
          className={`flex gap-1 text-small ${items.some(({ note }) => note) ? 'flex-col' : 'flex-wrap gap-x-4'}`}
        >
          {items.map(({ key, name, note, status, to }) => (
            <li
              key={key}
              className="flex min-h-6 min-w-0 max-w-full flex-wrap items-center gap-x-2"
            >
              <Link
                {...to}
                dir="auto"
                className="min-w-0 max-w-full truncate py-0.5 underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              {note && <span className="line-clamp-1 text-muted">{note}</span>}
              {status && <StatusChips statuses={[status]} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

export function DashboardPage() {
  const { dashboard: text } = useAdminTexts();
  const { isKnown, setup } = useSetup();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>{text.title}</PageTitle>
        <p className="max-w-[36rem] text-muted">{text.welcome}</p>
      </div>
      {setup && <SetupList setup={setup} />}
      <State isWaiting={!isKnown} />
    </div>
  );
}

const minute = 60_000;

function State({ isWaiting }: { isWaiting: boolean }) {
  const { shared } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.dashboard.useQuery(undefined, {
    refetchInterval: minute,
  });
  if (data && !isWaiting) {
    return (
      <>
        <Notices notices={data.notices} />
        <WaitingForYou />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
          <AttentionList dashboard={data} />
          <div className="flex min-w-0 flex-col gap-8">
            <LatestChanges changes={data.changes} />
            <SearchState search={data.search} />
          </div>
        </div>
      </>
    );
  }
  if (error && !data) {
    return <LoadError error={error} retry={refetch} />;
  }
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {shared.loading}
      </p>
      <Skeleton className="h-80" />
    </div>
  );
}

function AttentionList({ dashboard }: { dashboard: Dashboard }) {
  const texts = useAdminTexts();
  const text = texts.dashboard;
  const now = useSiteTime()?.now;
  const missing = useMissingFields();
  const isTranslated = useLanguages().length > 1;
  const { data: stale } = trpc.admin.translation.list.useQuery(
    { limit: maxNamed },
    { enabled: isTranslated },
  );
  const rows: Attention[] = [
    ...attentionOf(dashboard, missing, now, texts),
    ...(stale ? staleAttention(stale, texts) : []),
  ];
  return (
    <TitledSection id="attention" title={text.attention} className="flex min-w-0 flex-col gap-3">
      {rows.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
          {text.calm}
        </p>
      ) : (
        <ul
          aria-label={text.attention}
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {rows.map((row) => (
            <AttentionRow key={row.title} {...row} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
