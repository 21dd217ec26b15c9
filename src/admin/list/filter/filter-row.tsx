import type { ReactNode } from 'react';

/** The filters of a list in one row, as far as there is room. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
);

/** Asks for the number of rows with a filter. A list needs a limit of at least 1. */
export const onlyTotal = { limit: 1, offset: 0 };
