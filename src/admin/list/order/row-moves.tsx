import { ArrowDown, ArrowUp, Hash } from 'lucide-react';
import { memo } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';

type Props = {
  id: number;
  name: string;
  position: number;
  last: number;
  onMove: (id: number, position: number) => void;
  onChoosePosition: (id: number) => void;
};

/** Shows a row's position in the list, with buttons that change it. */
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
    <>
      <span className="figures w-8 shrink-0 text-right text-muted">{position}</span>
      <div className="flex shrink-0">
        {moves.map(({ label, full, icon: Icon, to, possible }) => (
          <button
            key={label}
            type="button"
            aria-disabled={!possible}
            title={label}
            className={buttonClass.icon}
            onClick={() => possible && onMove(id, to)}
          >
            <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{full}</span>
          </button>
        ))}
        <button
          type="button"
          title={text.toPosition}
          className={buttonClass.icon}
          onClick={() => onChoosePosition(id)}
        >
          <Hash className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.toPositionNamed(name)}</span>
        </button>
      </div>
    </>
  );
});
