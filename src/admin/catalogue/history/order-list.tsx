import { useAdminTexts } from '../../language.ts';
import type { OrderDifference } from './field/field-difference.ts';
import { entityName, type Names } from './field/field-value.tsx';

const maxLines = 12;

type Props = { difference: OrderDifference; names: Names };

/** Lists the moved items, or the new order if the previous one is unknown. */
export function OrderList({ difference, names }: Props) {
  const { history: text } = useAdminTexts();
  const { ids, moves, toggled } = difference;
  const nameOf = (id: number) => difference.names.get(id) ?? entityName(names, id);
  const lines = [
    ...toggled.map(({ name, hidden }) => ({
      key: name,
      line: hidden ? text.isHidden(name) : text.isShown(name),
    })),
    ...(moves?.map(({ id, from, to }) => ({
      key: id,
      line: text.moved(nameOf(id), from, to),
    })) ?? ids.map((id, index) => ({ key: id, line: `${index + 1}. ${nameOf(id)}` }))),
  ];
  if (lines.length === 0) return <p className="text-muted text-small">{text.orderUnchanged}</p>;
  const rest = lines.length - maxLines;
  return (
    <ul className="flex flex-col gap-1 text-small">
      {lines.slice(0, maxLines).map(({ key, line }) => (
        <li key={key} dir="auto">
          {line}
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{text.andMore(rest)}</li>}
    </ul>
  );
}
