import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { usePlace } from '../market/current-market.ts';
import { useMessages, usePageContext } from '../page-context.ts';
import { createLateComponent } from '../saved/late-component.ts';

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
    <EmptyFrame>
      <EmptyText text={empty} />
    </EmptyFrame>
  );
}

/** Explains why a page has no offers in the visitor's market. Empty on a break, which the page mentions at the top. */
export function NotShownHere({ offers }: { offers: 'bonuses' | 'promoCodes' }) {
  const { breakUntil, messages } = usePageContext();
  const place = usePlace();
  if (breakUntil !== undefined) return null;
  return <EmptyFrame>{messages.market.notShown[offers](place)}</EmptyFrame>;
}

/** Replaces all lists of a page during the visitor's break. */
export const NoOffers = () => <EmptyFrame>{useMessages().break.noOffers}</EmptyFrame>;

const EmptyFrame = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
    {children}
  </div>
);

const openingSoon = createLateComponent(
  async () => (await import('./opening-soon.tsx')).OpeningSoon,
);

/** A new portal's empty state loads its text last, so that other portals never load it. */
function EmptyText({ text }: { text: string }) {
  useEffect(openingSoon.request, []);
  const OpeningSoon = openingSoon.useLoaded();
  return OpeningSoon ? <OpeningSoon empty={text} /> : text;
}
