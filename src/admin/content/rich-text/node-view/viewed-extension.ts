/** The editor's extensions, with React components for nodes that have controls. */
import { type AnyExtension, ReactNodeViewRenderer } from '@tiptap/react';
import {
  ownBlocks,
  richTextExtensions,
} from '#contract/content/rich-text/schema/rich-text-extension.ts';
import { editableFaqItem } from '../schema/faq.ts';
import { CalloutView } from './callout-view.tsx';
import { CardView } from './card-view.tsx';
import { ImageView } from './image-view.tsx';

const viewOf = (name: string) =>
  name === 'callout' ? CalloutView : name === 'image' ? ImageView : CardView;

/** Returns whether an event belongs to a node's control, so that the editor ignores it. */
const isForControl = ({ event }: { event: Event }) =>
  event.target instanceof Element && event.target.closest('button, select') !== null;

const viewed = Object.fromEntries(
  Object.entries(ownBlocks).map(([name, node]) => [
    name,
    node.extend({
      addNodeView() {
        return ReactNodeViewRenderer(viewOf(this.name), { stopEvent: isForControl });
      },
    }),
  ]),
);

export const viewedExtensions: AnyExtension[] = richTextExtensions({
  faqItem: editableFaqItem,
  ...viewed,
});
