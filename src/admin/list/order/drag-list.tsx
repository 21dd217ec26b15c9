import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { useSteady } from '../../../ui/use-steady.ts';
import { dragInstructions, useDragAnnouncements } from './drag-announcements.ts';
import { DragRow } from './drag-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { idsOf, type Said } from './reorder.ts';
import { RowMoves } from './row-moves.tsx';

type Item = { id: number };

type Props<Row extends Item> = {
  label: string;
  rows: Row[];
  nameOf: (row: Row) => string;
  onReorder: (rows: Row[], said: Said) => void;
  children: (row: Row) => ReactNode;
};

// Each a value that stays: a new one would tell every row that something has changed.
const vertically: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const afterSomeWay = { activationConstraint: { distance: 8 } };

/** One list to put in order: by pointer, by keyboard, and by buttons for who drags neither way. */
export function DragList<Row extends Item>(props: Props<Row>) {
  const { label, rows, nameOf, onReorder, children } = props;
  const [toPlace, setToPlace] = useState<number>();
  const sensors = useSensors(
    useSensor(PointerSensor, afterSomeWay),
    // Its own step is 25 px.
    useSensor(KeyboardSensor),
  );
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const ids = useMemo(() => idsOf(rows), [rows]);
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

  const moveTo = useSteady((id: number, position: number) => move(ids.indexOf(id), position - 1));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  const placed = rows.find(({ id }) => id === toPlace);

  return (
    <DndContext
      sensors={sensors}
      modifiers={vertically}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: dragInstructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows label={label}>
          {rows.map((row, index) => (
            <DragRow key={row.id} id={row.id} name={nameOf(row)} isStill={isStill}>
              <RowMoves
                id={row.id}
                name={nameOf(row)}
                position={index + 1}
                last={rows.length}
                onMove={moveTo}
                onChoosePosition={setToPlace}
              />
              <div className="w-full min-w-0 pt-1 pl-2 sm:w-auto sm:flex-1 sm:p-0">
                {children(row)}
              </div>
            </DragRow>
          ))}
        </Rows>
      </SortableContext>
      {placed && (
        <MoveDialog
          name={nameOf(placed)}
          position={ids.indexOf(placed.id) + 1}
          last={rows.length}
          onMove={(position) => moveTo(placed.id, position)}
          onClose={() => setToPlace(undefined)}
        />
      )}
    </DndContext>
  );
}

function Rows({ label, children }: { label: string; children: ReactNode }) {
  const { active } = useDndContext();
  return (
    <ol
      aria-label={label}
      data-sorting={active ? true : undefined}
      className="drag-list flex flex-col gap-2"
    >
      {children}
    </ol>
  );
}
