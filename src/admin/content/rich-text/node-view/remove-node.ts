import type { NodeViewProps } from '@tiptap/react';

/** Deletes a node and focuses the text, because the pressed button disappears with the node. */
export function removeNode({ deleteNode, editor }: Pick<NodeViewProps, 'deleteNode' | 'editor'>) {
  deleteNode();
  editor.commands.focus();
}
