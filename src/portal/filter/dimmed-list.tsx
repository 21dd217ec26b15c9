import type { ReactNode } from 'react';
import { useDeferredFilter } from './filter-link.tsx';

/** Dims a list until the next one has loaded. A component apart, so that a press doesn't render the rows again. */
export const DimmedList = ({ children }: { children: ReactNode }) => (
  <div
    aria-busy={useDeferredFilter().isPending || undefined}
    className="flex flex-col gap-3 transition-opacity aria-busy:opacity-50"
  >
    {children}
  </div>
);
