import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRichText } from '../../../testing/any-rich-text.ts';
import { checkRichText } from '../check-rich-text.ts';
import { markRules, nodeRules } from '../node-rule.ts';
import { richTextSchema } from './rich-text-extension.ts';

const schema = richTextSchema();

test('the editor has exactly the nodes and marks of the contract', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(Object.keys(nodeRules).sort());
  expect(Object.keys(schema.marks).sort()).toEqual(Object.keys(markRules).sort());
});

test('the editor opens everything that the server accepts, and the server accepts it back from the editor', () => {
  fc.assert(
    fc.property(anyRichText, (text) => {
      const node = Node.fromJSON(schema, text);
      node.check();
      expect(checkRichText(node.toJSON())).toEqual([]);
    }),
    { numRuns: 500, seed: 18 },
  );
});
