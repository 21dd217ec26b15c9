import type { NodeViewProps } from '@tiptap/react';

/** The pressed button goes with its node, so the text takes the focus. */
export function removeNode({ deleteNode, editor }: Pick<NodeViewProps, 'deleteNode' | 'editor'>) {
  deleteNode();
  editor.commands.focus();
}
