import type { Editor, JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { emptyFaqItem } from './schema/faq.ts';

/** A block stands after the one with the cursor, or in place of an empty line. The cursor goes into it or behind it. */
export function insertBlock(editor: Editor, block: JSONContent) {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const { $from, $to } = tr.selection;
      const isEmptyLine = $from.depth === 1 && $from.parent.content.size === 0;
      const end = $to.depth === 0 ? $to.pos : $to.after(1);
      const start = isEmptyLine ? $from.before(1) : end;
      const node = schema.nodeFromJSON(block);
      tr.replaceWith(start, end, node);
      const after = start + node.nodeSize;
      if (after === tr.doc.content.size) {
        tr.insert(after, schema.node('paragraph'));
      }
      const cursor = tr.doc.resolve(node.isAtom ? after : start + 1);
      tr.setSelection(TextSelection.near(cursor)).scrollIntoView();
      return true;
    })
    .run();
}

const line = { type: 'paragraph' };
const rowOf = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: [1, 2, 3].map(() => ({ type, content: [line] })),
});

/** The blocks that need no dialog. */
export const emptyBlocks = {
  table: {
    type: 'table',
    content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
  },
  callout: { type: 'callout', attrs: { kind: 'info' }, content: [line] },
  faq: { type: 'faq', content: [emptyFaqItem] },
  horizontalRule: { type: 'horizontalRule' },
} satisfies Record<string, JSONContent>;
