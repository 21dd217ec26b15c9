import type { ProposableKind } from '#contract/release/proposal.ts';
import { useItemNames } from './use-names.ts';

type Props = { kind: ProposableKind; id: number; value: unknown };

const maxShown = 10;

/** The first items of an order. */
export function OrderValue({ kind, id, value }: Props) {
  const names = useItemNames(kind, id);
  const ids = Array.isArray(value) ? (value as number[]) : [];
  return (
    <ol className="list-inside list-decimal">
      {ids.slice(0, maxShown).map((item) => (
        <li key={item}>{names.get(item) ?? `#${item}`}</li>
      ))}
      {ids.length > maxShown && <li className="list-none text-muted">…</li>}
    </ol>
  );
}
