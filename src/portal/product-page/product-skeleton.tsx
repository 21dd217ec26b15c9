import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingList } from '../cards/loading-list.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../page-context.ts';

export const ProductSkeleton = () => (
  <LoadingList>
    <PageTitle>{useMessages().sections.casino.title}</PageTitle>
    <Skeleton className="h-6 w-40" />
    <div className="mt-4 flex items-center gap-6">
      <Skeleton className="size-20 shrink-0 sm:size-24" />
      <Skeleton className="h-12 w-64 max-w-full" />
    </div>
    <Skeleton className="mt-6 h-80 md:h-64" />
    <Skeleton className="mt-10 h-64" />
  </LoadingList>
);
