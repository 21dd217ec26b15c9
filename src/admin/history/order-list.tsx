import type { OrderDifference } from './difference.ts';
import { entityName, type Names } from './field-value.tsx';

const maxLines = 12;

type Props = { difference: OrderDifference; names: Names };

/** Names what was moved. Where the order before is unknown, it lists the new one. */
export function OrderList({ difference, names }: Props) {
  const { ids, moves, switched } = difference;
  const nameOf = (id: number) => difference.names.get(id) ?? entityName(names, id);
  const lines = [
    ...switched.map(({ name, hidden }) => ({ key: name, text: `${name} is ${shown(hidden)}` })),
    ...(moves?.map(({ id, from, to }) => ({
      key: id,
      text: `${nameOf(id)} moved from position ${from} to ${to}`,
    })) ?? ids.map((id, index) => ({ key: id, text: `${index + 1}. ${nameOf(id)}` }))),
  ];
  if (lines.length === 0)
    return <p className="text-muted text-small">The order stayed as it was.</p>;
  const rest = lines.length - maxLines;
  return (
    <ul className="flex flex-col gap-1 text-small">
      {lines.slice(0, maxLines).map(({ key, text }) => (
        <li key={key} dir="auto">
          {text}
        </li>
      ))}
      {rest > 0 && <li className="text-muted">and {rest} more</li>}
    </ul>
  );
}

const shown = (hidden: boolean) => (hidden ? 'hidden' : 'shown');
