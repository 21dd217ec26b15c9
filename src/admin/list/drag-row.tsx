import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';

type Props = {
  id: number;
  name: string;
  position: number;
  last: number;
  onMove: (position: number) => void;
  onChoosePosition: () => void;
  children: ReactNode;
};

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
const glide = { duration: 180, easing: 'ease-out' };

export function DragRow(props: Props) {
  const { id, name, position, last, onMove, onChoosePosition, children } = props;
  const { attributes, listeners, isDragging, ...sortable } = useSortable({
    id,
    transition: stillness.matches ? null : glide,
  });
  const moves = [
    { label: 'Move up', icon: ArrowUp, to: position - 1, possible: position > 1 },
    { label: 'Move down', icon: ArrowDown, to: position + 1, possible: position < last },
  ];
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={`flex flex-wrap items-center gap-x-2 rounded-card border bg-raised py-2 pr-3 pl-1 sm:flex-nowrap ${
        isDragging ? 'relative z-10 border-brass' : 'border-line'
      }`}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-roledescription="draggable"
        className={`cursor-grab touch-none active:cursor-grabbing ${buttonClass.icon}`}
      >
        <GripVertical className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Drag {name}</span>
      </button>
      <span className="figures w-8 shrink-0 text-right text-muted">{position}</span>
      <div className="flex shrink-0">
        {moves.map(({ label, icon: Icon, to, possible }) => (
          <button
            key={label}
            type="button"
            aria-disabled={!possible}
            title={label}
            className={buttonClass.icon}
            onClick={() => possible && onMove(to)}
          >
            <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">
              {label} {name}
            </span>
          </button>
        ))}
        <button
          type="button"
          title="Move to position"
          className={buttonClass.icon}
          onClick={onChoosePosition}
        >
          <Hash className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Move {name} to position</span>
        </button>
      </div>
      <div className="w-full min-w-0 pt-1 pl-2 sm:w-auto sm:flex-1 sm:p-0">{children}</div>
    </li>
  );
}
