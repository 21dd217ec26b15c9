import { useMessages } from '../page-context.ts';
import { usePlace } from './use-place.ts';

/** Replaces the list of a page whose offers are hidden in the visitor's market. */
export function NotShownHere({ offers }: { offers: 'bonuses' | 'promoCodes' }) {
  const { notShown } = useMessages().market;
  const place = usePlace();
  return (
    <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
      {notShown[offers](place)}
    </p>
  );
}
