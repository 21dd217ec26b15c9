import type { Editor } from '@tiptap/core';
import type { OpenDialog } from './dialog/editor-dialog.ts';
import { emptyBlocks, insertBlock } from './insert-block.ts';
import type { Insertable } from './toolbar/insert-menu.tsx';

/** The menu inserts cards and images after a dialog, and everything else at once. */
export function insertableItems(
  editor: Editor,
  openDialog: (dialog: OpenDialog) => void,
): Insertable[] {
  const chosen = (kind: OpenDialog['kind'], label: string, hint: string): Insertable => ({
    ...{ id: kind, label, hint },
    run: () => openDialog({ kind, save: (attrs) => insertBlock(editor, { type: kind, attrs }) }),
  });
  const empty = (id: keyof typeof emptyBlocks, label: string, hint: string): Insertable => ({
    ...{ id, label, hint },
    run: () => insertBlock(editor, emptyBlocks[id]),
  });
  return [
    chosen('offerCard', 'Offer', 'An exclusive bonus, live'),
    chosen('partnerCard', 'Partner', 'A product with its rating, live'),
    chosen('promoCodeCard', 'Promo code', 'A ticket, live'),
    chosen('topListCard', 'Top list', 'The best of a category, live'),
    chosen('image', 'Image', 'With caption and alternative text'),
    empty('table', 'Table', 'Three rows and columns to begin with'),
    empty('callout', 'Callout', 'Something to know, a tip or a warning'),
    empty('faq', 'Questions and answers', 'Search engines may show them'),
    empty('horizontalRule', 'Divider', 'A line between two parts'),
  ];
}
