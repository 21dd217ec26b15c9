import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { buttonClass } from '../../../../ui/button.ts';
import { useAdminTexts } from '../../../language.ts';
import { useOpenDialog } from '../dialog/editor-dialog.ts';
import { removeNode } from './remove-node.ts';

export function ImageView({ node, selected, updateAttributes, ...view }: NodeViewProps) {
  const { richText, shared } = useAdminTexts();
  const text = richText.image;
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
          {alt === null && ` ${text.altOfLibrary}`}
        </p>
        <button
          type="button"
          aria-label={text.change}
          className={buttonClass.quiet}
          onClick={() =>
            openDialog({ kind: 'image', values: { path, alt, caption }, save: updateAttributes })
          }
        >
          {richText.change}
        </button>
        <button
          type="button"
          aria-label={text.remove}
          className={buttonClass.quiet}
          onClick={() => removeNode(view)}
        >
          {shared.remove}
        </button>
      </div>
    </NodeViewWrapper>
  );
}
