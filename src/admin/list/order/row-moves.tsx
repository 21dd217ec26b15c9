import { ArrowDown, ArrowUp, Hash } from 'lucide-react';
import { memo } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { quietClass } from '../table/table-frame.tsx';

type Props = {
  id: number;
  name: string;
  position: number;
  last: number;
  onMove: (id: number, position: number) => void;
  onChoosePosition: (id: number) => void;
};

/** Buttons that change a row's position. */
export const RowMoves = memo(function RowMoves(props: Props) {
  const { id, name, position, last, onMove, onChoosePosition } = props;
  const text = useAdminTexts().list.order;
  const moves = [
    {
      label: text.up,
      full: text.upNamed(name),
      icon: ArrowUp,
      to: position - 1,
      possible: position > 1,
    },
    {
      label: text.down,
      full: text.downNamed(name),
      icon: ArrowDown,
      to: position + 1,
      possible: position < last,
    },
  ];
  return (
    <td className={`ml-auto flex justify-end ${quietClass}`}>
      {/* On a phone there is only room for the choice of a position. */}
      <span className="hidden @min-[54rem]:flex">
        {moves.map(({ label, full, icon: Icon, to, possible }) => (
          <button
            key={label}
            type="button"
            aria-disabled={!possible}
            title={label}
            className={buttonClass.rowIcon}
            onClick={() => possible && onMove(id, to)}
          >
            <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{full}</span>
          </button>
        ))}
      </span>
      <button
        type="button"
        title={text.toPosition}
        className={buttonClass.rowIcon}
        onClick={() => onChoosePosition(id)}
      >
        <Hash className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.toPositionNamed(name)}</span>
      </button>
    </td>
  );
});
