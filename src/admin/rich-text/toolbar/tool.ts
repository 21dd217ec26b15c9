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
import { addFaqItem, deleteFaqItem, isInFaq } from '../schema/faq.ts';

export type Tool = {
  id: string;
  label: string;
  /** As `aria-keyshortcuts` names them. */
  keys?: string;
  icon?: LucideIcon;
  /** A tool without it is no switch. */
  isOn?: (editor: Editor) => boolean;
  isAllowed?: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  id: `heading${level}`,
  label: `Heading ${level}`,
  keys: `Control+Alt+${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  isAllowed: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const textTools: Tool[] = [
  {
    ...{ id: 'undo', label: 'Undo', keys: 'Control+Z', icon: Undo2 },
    isAllowed: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    ...{ id: 'redo', label: 'Redo', keys: 'Control+Shift+Z', icon: Redo2 },
    isAllowed: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
  {
    ...{ id: 'bold', label: 'Bold', keys: 'Control+B', icon: Bold },
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    ...{ id: 'italic', label: 'Italic', keys: 'Control+I', icon: Italic },
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    ...{ id: 'strike', label: 'Struck out', keys: 'Control+Shift+S', icon: Strikethrough },
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    ...{ id: 'code', label: 'Code', keys: 'Control+E', icon: Code },
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

export const blockTools: Tool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    ...{ id: 'bulletList', label: 'List', keys: 'Control+Shift+8', icon: List },
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ id: 'orderedList', label: 'Numbered list', keys: 'Control+Shift+7', icon: ListOrdered },
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ id: 'blockquote', label: 'Quote', keys: 'Control+Shift+B', icon: TextQuote },
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const tableTool = (id: string, label: string, run: Tool['run']): Tool => ({ id, label, run });

/** Tools of the table with the cursor. */
export const tableTools: Tool[] = [
  tableTool('rowAfter', 'Add row', (editor) => editor.chain().focus().addRowAfter().run()),
  tableTool('columnAfter', 'Add column', (editor) => editor.chain().focus().addColumnAfter().run()),
  tableTool('deleteRow', 'Delete row', (editor) => editor.chain().focus().deleteRow().run()),
  tableTool('deleteColumn', 'Delete column', (editor) =>
    editor.chain().focus().deleteColumn().run(),
  ),
  {
    ...tableTool('mergeOrSplit', 'Merge or split cells', (editor) =>
      editor.chain().focus().mergeOrSplit().run(),
    ),
    isAllowed: (editor) => editor.can().mergeOrSplit(),
  },
  tableTool('headerRow', 'Header row', (editor) => editor.chain().focus().toggleHeaderRow().run()),
  tableTool('headerColumn', 'Header column', (editor) =>
    editor.chain().focus().toggleHeaderColumn().run(),
  ),
  tableTool('deleteTable', 'Delete table', (editor) => editor.chain().focus().deleteTable().run()),
];

/** Tools of the question with the cursor. */
export const faqTools: Tool[] = [
  { id: 'addQuestion', label: 'Add question', keys: 'Control+Enter', run: addFaqItem },
  { id: 'deleteQuestion', label: 'Delete question', run: deleteFaqItem },
];

export const toolsHere = (editor: Editor): Tool[] => [
  ...(editor.isActive('table') ? tableTools : []),
  ...(isInFaq(editor) ? faqTools : []),
];
