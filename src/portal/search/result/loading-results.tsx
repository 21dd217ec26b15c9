import { Skeleton } from '../../../ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

export const LoadingResults = () => (
  <ul aria-hidden="true" className="flex flex-col">
    {rows.map((row) => (
      <li
        key={row}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 p-3 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-4"
      >
        <Skeleton className="size-14 sm:size-16" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </li>
    ))}
  </ul>
);
