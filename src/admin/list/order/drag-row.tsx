/** Only the frame around a row's content, because every frame rerenders while a row is dragged. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';

type Props = { id: number; name: string; reducedMotion: boolean; children: ReactNode };

const slide = { duration: 180, easing: 'ease-out' };
const slideTransition = CSS.Transition.toString({ property: 'transform', ...slide });

export function DragRow({ id, name, reducedMotion, children }: Props) {
  const { attributes, listeners, isDragging, isSorting, transform, ...sortable } = useSortable({
    id,
    transition: reducedMotion ? null : slide,
  });
  const displaced = transform !== null && (transform.x !== 0 || transform.y !== 0);
  // While a row is dragged, the list sets the other rows' transition. After a cancelled drag, each row needs its own.
  const slidesBack = !isSorting && sortable.transition === slideTransition;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: displaced ? CSS.Translate.toString(transform) : undefined,
        transition: isDragging
          ? (sortable.transition ?? 'none')
          : slidesBack
            ? slideTransition
            : undefined,
      }}
      className={`drag-row flex flex-wrap items-center gap-x-2 rounded-card border bg-raised py-2 pr-3 pl-1 sm:flex-nowrap ${
        isDragging ? 'relative z-10 border-brass' : 'border-line'
      }`}
    >
      <Handle
        name={name}
        attributes={attributes}
        listeners={listeners}
        handleRef={sortable.setActivatorNodeRef}
      />
      {children}
    </li>
  );
}

type HandleProps = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'> & {
  name: string;
  handleRef: (element: HTMLElement | null) => void;
};

const Handle = memo(function Handle({ name, attributes, listeners, handleRef }: HandleProps) {
  const text = useAdminTexts().list.order;
  return (
    <button
      type="button"
      ref={handleRef}
      {...attributes}
      {...listeners}
      aria-roledescription={text.draggable}
      className={`cursor-grab touch-none active:cursor-grabbing ${buttonClass.icon}`}
    >
      <GripVertical className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{text.drag(name)}</span>
    </button>
  );
});
