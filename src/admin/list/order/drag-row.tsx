/** Whatever is dragged, each row of the list hears of it: so what it draws anew then is its frame alone. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';

type Props = { id: number; name: string; isStill: boolean; children: ReactNode };

const glide = { duration: 180, easing: 'ease-out' };
const gliding = CSS.Transition.toString({ property: 'transform', ...glide });

export function DragRow({ id, name, isStill, children }: Props) {
  const { attributes, listeners, isDragging, isSorting, transform, ...sortable } = useSortable({
    id,
    transition: isStill ? null : glide,
  });
  const displaced = transform !== null && (transform.x !== 0 || transform.y !== 0);
  // While one is dragged the others glide as their list says; taken back, they still glide home.
  const glidesHome = !isSorting && sortable.transition === gliding;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: displaced ? CSS.Translate.toString(transform) : undefined,
        transition: isDragging ? (sortable.transition ?? 'none') : glidesHome ? gliding : undefined,
      }}
      className={`drag-row flex flex-wrap items-center gap-x-2 rounded-card border bg-raised py-2 pr-3 pl-1 sm:flex-nowrap ${
        isDragging ? 'relative z-10 border-brass' : 'border-line'
      }`}
    >
      <Handle
        name={name}
        attributes={attributes}
        listeners={listeners}
        hold={sortable.setActivatorNodeRef}
      />
      {children}
    </li>
  );
}

type HandleProps = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'> & {
  name: string;
  hold: (element: HTMLElement | null) => void;
};

const Handle = memo(({ name, attributes, listeners, hold }: HandleProps) => (
  <button
    type="button"
    ref={hold}
    {...attributes}
    {...listeners}
    aria-roledescription="draggable"
    className={`cursor-grab touch-none active:cursor-grabbing ${buttonClass.icon}`}
  >
    <GripVertical className="size-4" strokeWidth={1.75} aria-hidden="true" />
    <span className="sr-only">Drag {name}</span>
  </button>
));
