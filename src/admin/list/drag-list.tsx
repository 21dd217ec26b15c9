import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { dragInstructions, useDragAnnouncements } from './drag-announcements.ts';
import { DragRow } from './drag-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Said } from './reorder.ts';

type Item = { id: number };

type Props<Row extends Item> = {
  label: string;
  rows: Row[];
  nameOf: (row: Row) => string;
  onReorder: (rows: Row[], said: Said) => void;
  children: (row: Row) => ReactNode;
};

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** One list to put in order: by pointer, by keyboard, and by buttons for who drags neither way. */
export function DragList<Row extends Item>(props: Props<Row>) {
  const { label, rows, nameOf, onReorder, children } = props;
  const [toPlace, setToPlace] = useState<Row>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    // Its own step is 25 px.
    useSensor(KeyboardSensor),
  );
  const ids = rows.map(({ id }) => id);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const announcements = useDragAnnouncements(names, ids);

  function move(from: number, to: number) {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    onReorder(arrayMove(rows, from, to), {
      done: `${nameOf(row)} is now at position ${to + 1} of ${rows.length}.`,
      undone: 'The order is as it was.',
    });
  }

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      modifiers={[vertically]}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: dragInstructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="flex flex-col gap-2">
          {rows.map((row, index) => (
            <DragRow
              key={row.id}
              id={row.id}
              name={nameOf(row)}
              position={index + 1}
              last={rows.length}
              onMove={(position) => move(index, position - 1)}
              onChoosePosition={() => setToPlace(row)}
            >
              {children(row)}
            </DragRow>
          ))}
        </ol>
      </SortableContext>
      {toPlace && (
        <MoveDialog
          name={nameOf(toPlace)}
          position={ids.indexOf(toPlace.id) + 1}
          last={rows.length}
          onMove={(position) => move(ids.indexOf(toPlace.id), position - 1)}
          onClose={() => setToPlace(undefined)}
        />
      )}
    </DndContext>
  );
}
