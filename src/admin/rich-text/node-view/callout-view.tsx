import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { calloutKinds } from '#contract/rich-text/rich-text-node.ts';

const labels: Record<string, string> = { info: 'Good to know', tip: 'Tip', warning: 'Be careful' };

export const CalloutView = ({ node, updateAttributes }: NodeViewProps) => (
  <NodeViewWrapper className="my-3 rounded-control border border-line bg-raised p-3">
    <div contentEditable={false} className="pb-1">
      <select
        aria-label="Kind of the callout"
        value={node.attrs.kind}
        onChange={({ target }) => updateAttributes({ kind: target.value })}
        className="rounded-small border border-line bg-ground px-2 py-1 font-strong text-small"
      >
        {calloutKinds.map((kind) => (
          <option key={kind} value={kind}>
            {labels[kind]}
          </option>
        ))}
      </select>
    </div>
    <NodeViewContent />
  </NodeViewWrapper>
);
