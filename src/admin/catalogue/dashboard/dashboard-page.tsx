import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useMissingFields } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { type Attention, attentionOf } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { Notices } from './notices.tsx';
import { SearchState } from './search-engine-state.tsx';
import { SetupList, useSetup } from './setup-list.tsx';

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
  const rows: Attention[] = attentionOf(dashboard, missing, now, texts);
  return (
    <section aria-labelledby="attention" className="flex min-w-0 flex-col gap-3">
      <h2 id="attention" className="text-large">
        {text.attention}
      </h2>
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
    </section>
  );
}
