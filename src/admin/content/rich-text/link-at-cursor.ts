import type { Editor } from '@tiptap/core';
import type { OpenDialog } from './dialog/editor-dialog.ts';

/** The link at the cursor is changed. Without one the selected words become a link, or new words do. */
export function linkDialogOf(editor: Editor): OpenDialog {
  const isLink = editor.isActive('link');
  const needsWords = editor.state.selection.empty && !isLink;
  return {
    kind: 'link',
    values: { href: editor.getAttributes('link').href ?? '', needsWords },
    save: ({ href, words }) => {
      if (!needsWords) {
        editor
          .chain()
          .extendMarkRange('link')
          .setLink({ href: String(href) })
          .run();
        return;
      }
      editor
        .chain()
        .insertContent({
          type: 'text',
          text: String(words),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    },
    ...(isLink && { remove: () => void editor.chain().extendMarkRange('link').unsetLink().run() }),
  };
}
