import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { buttonClass } from '../../../ui/button.ts';
import { useOpenDialog } from '../dialog/editor-dialog.ts';

export function ImageView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { path, alt, caption } = node.attrs;
  const openDialog = useOpenDialog();
  return (
    <NodeViewWrapper
      data-drag-handle=""
      contentEditable={false}
      className={`my-3 flex flex-col gap-2 rounded-control border p-2 ${selected ? 'border-brass' : 'border-line'}`}
    >
      <img src={path} alt={alt ?? ''} className="max-h-80 max-w-full self-start rounded-small" />
      <div className="flex flex-wrap items-center gap-2">
        <p dir="auto" className="min-w-0 flex-1 text-muted text-small">
          {caption}
          {alt === null && ' Its alternative text is that of the library.'}
        </p>
        <button
          type="button"
          className={buttonClass.quiet}
          onClick={() =>
            openDialog({ kind: 'image', values: { path, alt, caption }, save: updateAttributes })
          }
        >
          Change<span className="sr-only"> the image</span>
        </button>
        <button type="button" className={buttonClass.quiet} onClick={deleteNode}>
          Remove<span className="sr-only"> the image</span>
        </button>
      </div>
    </NodeViewWrapper>
  );
}
