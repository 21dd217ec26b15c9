import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  TextQuote,
  Undo2,
} from 'lucide-react';
import type { AdminTexts } from '../../../../../messages/en/admin/admin.ts';
import { addFaqItem, deleteFaqItem, isInFaq } from '../schema/faq.ts';

export type Tool = {
  id: keyof AdminTexts['richText']['tools'];
  /** In the syntax of `aria-keyshortcuts`. */
  keys?: string;
  icon?: LucideIcon;
  /** Undefined if the tool isn't a toggle. */
  isOn?: (editor: Editor) => boolean;
  isAllowed?: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  id: `heading${level}`,
  keys: `Control+Alt+${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  isAllowed: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const textTools: Tool[] = [
  {
    id: 'undo',
    keys: 'Control+Z',
    icon: Undo2,
    isAllowed: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    keys: 'Control+Shift+Z',
    icon: Redo2,
    isAllowed: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
  {
    id: 'bold',
    keys: 'Control+B',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    keys: 'Control+I',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'strike',
    keys: 'Control+Shift+S',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    keys: 'Control+E',
    icon: Code,
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

export const blockTools: Tool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    id: 'bulletList',
    keys: 'Control+Shift+8',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    keys: 'Control+Shift+7',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'blockquote',
    keys: 'Control+Shift+B',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Tools for the table at the cursor. */
const tableTools: Tool[] = [
  { id: 'rowAfter', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { id: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  {
    id: 'mergeOrSplit',
    run: (editor) => editor.chain().focus().mergeOrSplit().run(),
    isAllowed: (editor) => editor.can().mergeOrSplit(),
  },
  { id: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { id: 'headerColumn', run: (editor) => editor.chain().focus().toggleHeaderColumn().run() },
  { id: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** Tools for the question at the cursor. */
const faqTools: Tool[] = [
  { id: 'addQuestion', keys: 'Control+Enter', run: addFaqItem },
  { id: 'deleteQuestion', run: deleteFaqItem },
];

export const toolsAtCursor = (editor: Editor): Tool[] => [
  ...(editor.isActive('table') ? tableTools : []),
  ...(isInFaq(editor) ? faqTools : []),
];
