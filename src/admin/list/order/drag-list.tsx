import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../../../ui/use-media.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { dragAnnouncements } from './drag-announcement.ts';
import { DragRow } from './drag-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { idsOf, moveRow, type ReorderMessages } from './reorder.ts';
import { RowMoves } from './row-moves.tsx';

type Item = { id: number };

type Props<Row extends Item> = {
  label: string;
  rows: Row[];
  nameOf: (row: Row) => string;
  onReorder: (rows: Row[], messages: ReorderMessages) => void;
  children: (row: Row) => ReactNode;
};

// Constants, because a new value in each render would rerender every row.
const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const pointerOptions = { activationConstraint: { distance: 8 } };

/** A list that editors reorder by pointer, keyboard or buttons. Read-only for viewers. */
export const DragList = <Row extends Item>(props: Props<Row>) =>
  useMayWrite() ? <SortableList {...props} /> : <FixedList {...props} />;

const FixedList = <Row extends Item>({ label, rows, children }: Props<Row>) => (
  <ol aria-label={label} className="flex flex-col gap-2">
    {rows.map((row, index) => (
      <li
        key={row.id}
        className="flex items-center gap-3 rounded-card border border-line bg-raised py-2 pr-3 pl-1"
      >
        <span className="figures w-8 shrink-0 text-right text-muted">{index + 1}</span>
        <div className="min-w-0 flex-1">{children(row)}</div>
      </li>
    ))}
  </ol>
);

function SortableList<Row extends Item>(props: Props<Row>) {
  const { label, rows, nameOf, onReorder, children } = props;
  const text = useAdminTexts().list.order;
  const [rowToMove, setRowToMove] = useState<number>();
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    // Without a coordinate getter, arrow keys move the row by 25 px.
    useSensor(KeyboardSensor),
  );
  const reducedMotion = useReducedMotion();
  const ids = useMemo(() => idsOf(rows), [rows]);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcements = dragAnnouncements(names, ids, lastOver, text);

  function move(from: number, to: number) {
    const moved = moveRow(rows, from, to, nameOf, text);
    if (moved) onReorder(moved.rows, moved.messages);
  }

  const moveTo = useStableCallback((id: number, position: number) =>
    move(ids.indexOf(id), position - 1),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  const movedRow = rows.find(({ id }) => id === rowToMove);

  return (
    <DndContext
      sensors={sensors}
      modifiers={verticalOnly}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows label={label}>
          {rows.map((row, index) => (
            <DragRow key={row.id} id={row.id} name={nameOf(row)} reducedMotion={reducedMotion}>
              <RowMoves
                id={row.id}
                name={nameOf(row)}
                position={index + 1}
                last={rows.length}
                onMove={moveTo}
                onChoosePosition={setRowToMove}
              />
              <div className="w-full min-w-0 pt-1 pl-2 sm:w-auto sm:flex-1 sm:p-0">
                {children(row)}
              </div>
            </DragRow>
          ))}
        </Rows>
      </SortableContext>
      {movedRow && (
        <MoveDialog
          name={nameOf(movedRow)}
          position={ids.indexOf(movedRow.id) + 1}
          last={rows.length}
          onMove={(position) => moveTo(movedRow.id, position)}
          onClose={() => setRowToMove(undefined)}
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
