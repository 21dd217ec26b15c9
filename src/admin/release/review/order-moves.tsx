import { z } from 'zod';
import { orderField } from '#contract/release/proposed-order.ts';
import { useAdminTexts } from '../../language.ts';
import type { Proposal } from '../release-output.ts';
import { useItemNames } from './use-names.ts';

type Props = { proposal: Pick<Proposal, 'kind' | 'entity_id' | 'ops'> };

const moves = z.array(z.object({ id: z.int(), after_id: z.int().nullable() }));
const maxLines = 12;
const hiddenPath = /^hidden\.(\d+)$/;

/** The moves of an order, and the blocks of a page that it hides or shows. */
export function OrderMoves({ proposal: { kind, entity_id, ops } }: Props) {
  const { history, release } = useAdminTexts();
  const text = release.proposal;
  const names = useItemNames(kind, entity_id);
  const nameOf = (id: number) => names.get(id) ?? `#${id}`;
  const lines = ops.flatMap(({ field, to }) => {
    const block = hiddenPath.exec(field)?.[1];
    if (block) {
      const name = nameOf(Number(block));
      return [{ key: field, line: to ? history.isHidden(name) : history.isShown(name) }];
    }
    if (field !== orderField) return [];
    return (moves.safeParse(to).data ?? []).map(({ id, after_id }) => ({
      key: String(id),
      line:
        after_id === null
          ? text.movedFirst(nameOf(id))
          : text.movedAfter(nameOf(id), nameOf(after_id)),
    }));
  });
  const rest = lines.length - maxLines;
  return (
    <ul className="flex flex-col gap-1">
      {lines.slice(0, maxLines).map(({ key, line }) => (
        <li key={key} dir="auto">
          {line}
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{history.andMore(rest)}</li>}
    </ul>
  );
}
