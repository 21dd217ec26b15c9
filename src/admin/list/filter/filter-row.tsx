import type { ReactNode } from 'react';

/** The filters of a list, in one row if there is room. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
);
