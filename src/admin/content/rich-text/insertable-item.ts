import type { Editor } from '@tiptap/core';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import type { OpenDialog } from './dialog/editor-dialog.ts';
import { emptyBlocks, insertBlock } from './insert-block.ts';
import type { Insertable } from './toolbar/insert-menu.tsx';

/** The menu inserts cards and images after a dialog, and everything else at once. */
export function insertableItems(
  editor: Editor,
  openDialog: (dialog: OpenDialog) => void,
  { items }: AdminTexts['richText'],
): Insertable[] {
  const chosen = (kind: Exclude<OpenDialog['kind'], 'link'>): Insertable => ({
    ...{ id: kind, ...items[kind] },
    run: () => openDialog({ kind, save: (attrs) => insertBlock(editor, { type: kind, attrs }) }),
  });
  const empty = (id: keyof typeof emptyBlocks): Insertable => ({
    ...{ id, ...items[id] },
    run: () => insertBlock(editor, emptyBlocks[id]),
  });
  return [
    ...[chosen('offerCard'), chosen('partnerCard'), chosen('promoCodeCard'), chosen('topListCard')],
    ...[chosen('image'), empty('table'), empty('callout'), empty('faq'), empty('horizontalRule')],
  ];
}
