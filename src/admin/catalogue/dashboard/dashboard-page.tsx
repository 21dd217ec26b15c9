import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { AttentionList } from './attention-list.tsx';
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
      {setup && <SetupList steps={setup.steps} />}
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
