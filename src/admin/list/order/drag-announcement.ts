import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const dragInstructions =
  'To move it, press Space or Enter, then the arrow keys; Space or Enter again puts it down, Escape puts it back.';

type Id = UniqueIdentifier;

/** For screen readers, with names and positions instead of ids. */
export function dragAnnouncements(
  names: Map<Id, string>,
  ids: Id[],
  lastOver: { current: Id | undefined },
): Announcements {
  const positionOf = (id: Id) => `position ${ids.indexOf(id) + 1} of ${ids.length}`;
  return {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return `Picked up ${names.get(active.id)}, ${positionOf(active.id)}.`;
    },
    // The library calls this right after the start too, which would drown out the first announcement.
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${names.get(active.id)} is over ${positionOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `${names.get(active.id)} was put at ${positionOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${names.get(active.id)} is back at ${positionOf(active.id)}.`,
  };
}
