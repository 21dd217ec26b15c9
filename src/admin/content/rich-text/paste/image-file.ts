import type { Editor } from '@tiptap/core';
import { NodeSelection, type Selection, type Transaction } from '@tiptap/pm/state';
import { putBlock } from '../insert-block.ts';

/** Lists pasted images. Ignores files that come with HTML, because Word adds an image of the copied text. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/html')
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));

/**
 * Uploads and inserts images one at a time, to keep their order. Editing can continue, with cursor and focus unchanged.
 */
export async function insertImages(
  editor: Editor,
  files: File[],
  place: Selection,
  upload: (file: File) => Promise<string>,
) {
  let held = place.getBookmark();
  const follow = ({ transaction }: { transaction: Transaction }) => {
    held = held.map(transaction.mapping);
  };
  editor.on('transaction', follow);
  for (const file of files) {
    // The query client shows the error.
    const path = await upload(file).catch(() => undefined);
    if (path === undefined || editor.isDestroyed) continue;
    const image = { type: 'image', attrs: { path, alt: null, caption: null } };
    editor.commands.command(({ tr, state: { schema } }) => {
      const start = putBlock(tr, held.resolve(tr.doc), schema.nodeFromJSON(image));
      place = NodeSelection.create(tr.doc, start);
      return true;
    });
    held = place.getBookmark();
  }
  editor.off('transaction', follow);
}
