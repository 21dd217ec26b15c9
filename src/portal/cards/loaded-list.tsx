import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useMessages } from '../page-context.ts';

type Props<Item> = {
  result: ApiResult<{ items: Item[] }>;
  empty: string;
  children: (items: Item[]) => ReactNode;
};

export function LoadedList<Item>({ result, empty, children }: Props<Item>) {
  const router = useRouter();
  const messages = useMessages();
  if ('failure' in result) {
    return (
      <ErrorBox
        message={result.failure.message || messages.failedToLoad}
        retry={{ label: messages.tryAgain, run: () => router.invalidate() }}
      />
    );
  }
  if (result.data.items.length > 0) return children(result.data.items);
  return (
    <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
      {empty}
    </p>
  );
}
