import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { calloutKinds } from '#contract/content/rich-text/rich-text-node.ts';
import { useAdminTexts } from '../../../language.ts';

export function CalloutView({ node, updateAttributes }: NodeViewProps) {
  const text = useAdminTexts().richText.callout;
  return (
    <NodeViewWrapper className="my-3 rounded-control border border-line bg-raised p-3">
      <div contentEditable={false} className="pb-1">
        <select
          aria-label={text.kind}
          value={node.attrs.kind}
          onChange={({ target }) => updateAttributes({ kind: target.value })}
          className="rounded-small border border-line bg-ground px-2 py-1 font-strong text-small"
        >
          {calloutKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}
