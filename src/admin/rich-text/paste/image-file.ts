import type { Editor } from '@tiptap/core';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { problemOf } from '../../describe-error.ts';
import { toast } from '../../frame/toast-store.ts';
import { uploadImage } from '../../upload-image.ts';
import { insertBlock } from '../insert-block.ts';

/** Word puts an image of its text beside the text, so files count only where they come alone. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/html')
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));

/** One after the other, so that they stand in their order. */
export async function insertImages(editor: Editor, files: File[], texts: AdminTexts['refusal']) {
  for (const file of files) {
    try {
      const path = await uploadImage(file);
      insertBlock(editor, { type: 'image', attrs: { path, alt: null, caption: null } });
    } catch (error) {
      toast.error(problemOf(error, texts).message);
    }
  }
}
