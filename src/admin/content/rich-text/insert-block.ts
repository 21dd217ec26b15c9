import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { emptyFaqItem } from './schema/faq.ts';

/** Inserts a block after the selected one, or in place of an empty line. Returns its start position. */
export function putBlock(tr: Transaction, { $from, $to }: Selection, block: Node): number {
  const isEmptyLine = $from.depth === 1 && $from.parent.content.size === 0;
  const end = $to.depth === 0 ? $to.pos : $to.after(1);
  const start = isEmptyLine ? $from.before(1) : end;
  tr.replaceWith(start, end, block);
  const after = start + block.nodeSize;
  if (after === tr.doc.content.size) tr.insert(after, block.type.schema.node('paragraph'));
  return start;
}

/** Inserts a block and puts the cursor in or after it. */
export function insertBlock(editor: Editor, block: JSONContent) {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const node = schema.nodeFromJSON(block);
      const start = putBlock(tr, tr.selection, node);
      const cursor = tr.doc.resolve(start + (node.isAtom ? node.nodeSize : 1));
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

/** Blocks that are inserted without a dialog. */
export const emptyBlocks = {
  table: {
    type: 'table',
    content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
  },
  callout: { type: 'callout', attrs: { kind: 'info' }, content: [line] },
  faq: { type: 'faq', content: [emptyFaqItem] },
  horizontalRule: { type: 'horizontalRule' },
} satisfies Record<string, JSONContent>;
