import { Skeleton } from '../../ui/skeleton.tsx';
import { trpc } from '../api.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { LoadError } from '../load-error.tsx';
import { AttentionList } from './attention-list.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { Notices } from './notices.tsx';
import { SearchState } from './search-engine-state.tsx';

export const DashboardPage = () => (
  <div className="flex flex-col gap-6">
    <div className="flex flex-col gap-3">
      <PageTitle>Dashboard</PageTitle>
      <p className="max-w-[36rem] text-muted">
        Welcome. What you change here is on the site as soon as it is saved.
      </p>
    </div>
    <State />
  </div>
);

const minute = 60_000;

function State() {
  const { data, error, refetch } = trpc.admin.dashboard.useQuery(undefined, {
    refetchInterval: minute,
  });
  if (data) {
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
  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-80" />
    </div>
  );
}
