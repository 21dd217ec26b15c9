import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

export const dragInstructions =
  'To move it, press Space or Enter, then the arrow keys; Space or Enter again puts it down, Escape puts it back.';

type Id = UniqueIdentifier;

/** What is said aloud while something is dragged: names and places instead of numbers of rows. */
export function useDragAnnouncements(names: Map<Id, string>, ids: Id[]): Announcements {
  const lastPlace = useRef<Id>(undefined);
  const placeOf = (id: Id) => `position ${ids.indexOf(id) + 1} of ${ids.length}`;
  return {
    onDragStart({ active }) {
      lastPlace.current = active.id;
      return `Picked up ${names.get(active.id)}, ${placeOf(active.id)}.`;
    },
    // Told again right after the start, when nothing has moved yet: that would drown out the start.
    onDragOver({ active, over }) {
      if (!over || over.id === lastPlace.current) return undefined;
      lastPlace.current = over.id;
      return `${names.get(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `${names.get(active.id)} was put at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${names.get(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
