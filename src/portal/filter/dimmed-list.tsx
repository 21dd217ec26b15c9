import type { ReactNode } from 'react';
import { useFilter } from './filter-link.tsx';

/** Dims a list until the next one has loaded. Apart, so that a press doesn't render the rows again. */
export const DimmedList = ({ children }: { children: ReactNode }) => (
  <div
    aria-busy={useFilter().isPending || undefined}
    className="flex flex-col gap-3 transition-opacity aria-busy:opacity-50"
  >
    {children}
  </div>
);
