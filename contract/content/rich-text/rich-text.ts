import { z } from 'zod';
import { checkRichText } from './check-rich-text.ts';
import { nodeRules, richTextLimits } from './node-rule.ts';
import type { RichText } from './rich-text-node.ts';

const nodeNames = Object.keys(nodeRules).filter((name) => name !== 'doc');

const description =
  'Formatted text as ProseMirror JSON, with fixed sets of nodes, attributes and marks';

/** Reports each problem at its path, such as content.3.content.0. */
export const richText = z
  .custom<RichText>()
  .superRefine((value, context) => {
    for (const { path, message } of checkRichText(value)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .meta({
    description,
    type: 'object',
    required: ['type', 'content'],
    properties: {
      type: { type: 'string', const: 'doc' },
      content: {
        type: 'array',
        maxItems: richTextLimits.nodes,
        items: {
          type: 'object',
          required: ['type'],
          properties: { type: { type: 'string', enum: nodeNames } },
        },
      },
    },
  });
