/** Only the frame around a row's content, because every frame rerenders while a row is dragged. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { memo, type ReactNode, type RefCallback, useCallback } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { rowClass } from '../table/table-frame.tsx';

type RowProps = {
  id: number;
  name: string;
  position: number;
  watch: RefCallback<HTMLTableRowElement>;
};
type Props = RowProps & { reducedMotion: boolean; children: ReactNode };

const slide = { duration: 180, easing: 'ease-out' };
const slideTransition = CSS.Transition.toString({ property: 'transform', ...slide });

/** A row out of view. It contains its name, so that find-in-page finds it. */
export const FarRow = memo(function FarRow({ id, name, position, watch }: RowProps) {
  return (
    <tr data-row={id} ref={watch} className={`drag-row ${rowClass}`}>
      <td className="figures min-w-8 text-right text-muted">{position}</td>
      <td>{name}</td>
    </tr>
  );
});

export function DragRow({ id, name, position, watch, reducedMotion, children }: Props) {
  const { attributes, listeners, isDragging, isSorting, transform, ...sortable } = useSortable({
    id,
    transition: reducedMotion ? null : slide,
  });
  const { setNodeRef } = sortable;
  const setRow = useCallback(
    (row: HTMLTableRowElement) => {
      setNodeRef(row);
      const stopWatching = watch(row);
      return () => {
        setNodeRef(null);
        stopWatching?.();
      };
    },
    [setNodeRef, watch],
  );
  const displaced = transform !== null && (transform.x !== 0 || transform.y !== 0);
  // While a row is dragged, the list sets the other rows' transition. After a cancelled drag, each row needs its own.
  const slidesBack = !isSorting && sortable.transition === slideTransition;
  return (
    <tr
      data-row={id}
      ref={setRow}
      style={{
        transform: displaced ? CSS.Translate.toString(transform) : undefined,
        transition: isDragging
          ? (sortable.transition ?? 'none')
          : slidesBack
            ? slideTransition
            : undefined,
      }}
      className={`drag-row near-row ${rowClass} ${isDragging ? 'relative z-10 outline-1 outline-brass' : ''}`}
    >
      <td className="flex items-center">
        <Handle
          name={name}
          attributes={attributes}
          listeners={listeners}
          handleRef={sortable.setActivatorNodeRef}
        />
        <span className="figures min-w-8 text-right text-muted">{position}</span>
      </td>
      {children}
    </tr>
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
      className={`cursor-grab touch-none active:cursor-grabbing ${buttonClass.rowIcon}`}
    >
      <GripVertical className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{text.drag(name)}</span>
    </button>
  );
});
