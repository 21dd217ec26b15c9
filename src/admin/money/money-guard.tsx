import { Outlet } from '@tanstack/react-router';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useAdminTexts } from '../language.ts';
import { useSession } from '../people/sign-in/use-session.ts';
import { useSeesMoney, useWritesMoney } from './use-money-right.ts';

/** Frames the screens about money. Tells other people why they have no access, which the server enforces. */
export function MoneyGuard() {
  const { frame, programme: text } = useAdminTexts();
  const sees = useSeesMoney();
  const writes = useWritesMoney();
  const isViewer = useSession()?.role === 'viewer';
  if (sees === undefined) return <Skeleton className="h-96" />;
  if (!sees) {
    return (
      <div className="flex flex-col gap-5">
        <PageTitle>{frame.groups.money}</PageTitle>
        <ErrorBox message={text.noAccess} />
      </div>
    );
  }
  return (
    <>
      {!writes && !isViewer && (
        <p className="mb-6 rounded-control border border-line px-4 py-2.5 text-muted text-small">
          {text.readOnly}
        </p>
      )}
      <Outlet />
    </>
  );
}
