import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/list.ts';
import { dragAnnouncements } from './drag-announcement.ts';

const [fig, quince] = [{ id: 7 } as Active & Over, { id: 9 } as Active & Over];

const names = new Map([
  [7, 'Fig'],
  [9, 'Quince'],
]);

test('a drag is announced with names and positions', () => {
  const say = dragAnnouncements(names, [7, 9], { current: undefined }, texts.order);
  expect(say.onDragStart({ active: fig })).toBe('Picked up Fig, position 1 of 2.');
  expect(say.onDragOver({ active: fig, over: quince })).toBe('Fig is over position 2 of 2.');
  expect(say.onDragEnd({ active: fig, over: quince })).toBe('Fig was dropped at position 2 of 2.');
  expect(say.onDragCancel({ active: fig, over: null })).toBe(
    'Fig was returned to position 1 of 2.',
  );
});

test('the initial and the current position of a dragged row are not announced again', () => {
  const say = dragAnnouncements(names, [7, 9], { current: undefined }, texts.order);
  say.onDragStart({ active: fig });
  expect(say.onDragOver({ active: fig, over: fig })).toBeUndefined();
  say.onDragOver({ active: fig, over: quince });
  expect(say.onDragOver({ active: fig, over: quince })).toBeUndefined();
  expect(say.onDragOver({ active: fig, over: fig })).toBe('Fig is over position 1 of 2.');
});
