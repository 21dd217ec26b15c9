/** Questions and answers. Enter moves from a question to its answer, and from an empty line to the next question. */
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { faqItem } from '#contract/content/rich-text/schema/own-node.ts';

export const emptyFaqItem = {
  type: 'faqItem',
  content: [{ type: 'faqQuestion' }, { type: 'faqAnswer', content: [{ type: 'paragraph' }] }],
};

const depthOf = (editor: Editor, name: string) => {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === name) return depth;
  }
  return undefined;
};

/** Adds an item and puts the cursor into its question. */
export function addFaqItem(editor: Editor): boolean {
  const depth = depthOf(editor, 'faqItem');
  if (depth === undefined) return false;
  const end = editor.state.selection.$from.after(depth);
  return editor
    .chain()
    .focus()
    .insertContentAt(end, emptyFaqItem)
    .setTextSelection(end + 2)
    .run();
}

/** Deletes an item. Deleting the last one deletes the whole list. */
export function deleteFaqItem(editor: Editor): boolean {
  const depth = depthOf(editor, 'faqItem');
  if (depth === undefined) return false;
  const { $from } = editor.state.selection;
  const gone = $from.node(depth - 1).childCount === 1 ? depth - 1 : depth;
  const range = { from: $from.before(gone), to: $from.after(gone) };
  return editor.chain().focus().deleteRange(range).run();
}

export const isInFaq = (editor: Editor) => depthOf(editor, 'faqItem') !== undefined;

function goToAnswer(editor: Editor): boolean {
  const depth = depthOf(editor, 'faqQuestion');
  if (depth === undefined) return false;
  const { tr, selection } = editor.state;
  const answer = tr.doc.resolve(selection.$from.after(depth) + 1);
  editor.view.dispatch(tr.setSelection(TextSelection.near(answer)).scrollIntoView());
  return true;
}

/** Starts the next question on a second Enter at the end of an answer, as in lists. */
function leaveAnswer(editor: Editor): boolean {
  const depth = depthOf(editor, 'faqAnswer');
  const { $from, empty } = editor.state.selection;
  if (depth === undefined || !empty || $from.depth !== depth + 1) return false;
  const answer = $from.node(depth);
  const isLast = $from.index(depth) === answer.childCount - 1;
  if (!isLast || answer.childCount === 1 || $from.parent.content.size > 0) return false;
  const { tr, schema } = editor.state;
  const end = $from.after(depth - 1);
  tr.insert(end, schema.nodeFromJSON(emptyFaqItem)).delete($from.before(), $from.after());
  const question = tr.doc.resolve(end - $from.parent.nodeSize + 1);
  editor.view.dispatch(tr.setSelection(TextSelection.near(question)).scrollIntoView());
  return true;
}

/** Leaves the list on Enter in an empty question. */
function leaveFaq(editor: Editor): boolean {
  const depth = depthOf(editor, 'faqQuestion');
  if (depth === undefined) return false;
  const { $from } = editor.state.selection;
  const [item, list] = [$from.node(depth - 1), $from.node(depth - 2)];
  const isLast = $from.index(depth - 2) === list.childCount - 1;
  if (!isLast || list.childCount === 1 || item.textContent !== '') return false;
  const { tr } = editor.state;
  tr.delete($from.before(depth - 1), $from.after(depth - 1));
  const after = tr.doc.resolve(tr.mapping.map($from.after(depth - 2)));
  editor.view.dispatch(tr.setSelection(TextSelection.near(after)).scrollIntoView());
  return true;
}

/** The contract's node with the editor's keyboard shortcuts. */
export const editableFaqItem = faqItem.extend({
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => leaveFaq(editor) || goToAnswer(editor) || leaveAnswer(editor),
    'Mod-Enter': ({ editor }) => addFaqItem(editor),
  }),
});
