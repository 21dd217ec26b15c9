import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Outcome } from '../../api/api-result.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useMessages } from '../page-context.ts';

type Props<Item> = {
  outcome: Outcome<{ items: Item[] }>;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

/** A list that came, came empty, or did not come. */
export function LoadedList<Item>({ outcome, empty, children }: Props<Item>) {
  const router = useRouter();
  const messages = useMessages();
  if ('failure' in outcome) {
    return (
      <ErrorBox
        message={outcome.failure || messages.failedToLoad}
        retry={{ label: messages.tryAgain, run: () => router.invalidate() }}
      />
    );
  }
  if (outcome.data.items.length > 0) return children(outcome.data.items);
  return (
    <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
      {empty}
    </p>
  );
}
