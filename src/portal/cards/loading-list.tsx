import type { ReactNode } from 'react';
import { useMessages } from '../page-context.ts';

/** Gives screen readers one sentence and hides the placeholders from them. */
export function LoadingList({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {useMessages().loading}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
