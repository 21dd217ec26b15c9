import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type Id = UniqueIdentifier;

/** Returns announcements for screen readers, with names and positions instead of ids. */
export function dragAnnouncements(
  names: Map<Id, string>,
  ids: Id[],
  lastOver: { current: Id | undefined },
  text: AdminTexts['list']['order'],
): Announcements {
  const say = (what: 'pickedUp' | 'over' | 'put' | 'back', id: Id, place: Id) =>
    text[what](names.get(id) ?? '', ids.indexOf(place) + 1, ids.length);
  return {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return say('pickedUp', active.id, active.id);
    },
    // The library also calls this right after the start, which would drown out the first announcement.
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return say('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('put', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('back', active.id, active.id),
  };
}
