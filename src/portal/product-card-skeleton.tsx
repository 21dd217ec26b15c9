import { Skeleton } from '../ui/skeleton.tsx';
import { LoadingList } from './loading-list.tsx';
import { cardGrid } from './product-card.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const ProductCardSkeletons = () => (
  <LoadingList>
    <div className="flex flex-col gap-3">
      {places.map((place) => (
        <div key={place} className={cardGrid}>
          <Skeleton className="size-14 sm:size-16" />
          <Skeleton className="h-6 w-32 max-w-full" />
          <Skeleton className="order-1 col-span-3 h-6 w-40 sm:order-none sm:col-span-1" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="order-last col-span-3 h-11 sm:col-span-1" />
        </div>
      ))}
    </div>
  </LoadingList>
);
