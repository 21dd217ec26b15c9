import './rich-text-editor.css';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type Selection, TextSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { Language } from '#contract/language.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { usePendingUpload } from '../../form/pending-upload.ts';
import { useAdminTexts } from '../../language.ts';
import { uploadImage } from '../../upload-image.ts';
import { CardDialog } from './dialog/card-dialog.tsx';
import { EditorDialogs, type OpenDialog } from './dialog/editor-dialog.ts';
import { ImageDialog } from './dialog/image-dialog.tsx';
import { LinkDialog } from './dialog/link-dialog.tsx';
import { emptyBlocks, insertBlock } from './insert-block.ts';
import { viewedExtensions } from './node-view/viewed-extension.ts';
import { cleanPastedHtml, cleanPastedText } from './paste/clean-paste.ts';
import { imagesIn, insertImages } from './paste/image-file.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { type Insertable, InsertMenu } from './toolbar/insert-menu.tsx';
import { useTypedText } from './use-typed-text.ts';

type Props = {
  value: RichText | null;
  /** Called when typing pauses. */
  onChange: (text: RichText | null) => void;
  /** Called shortly after each keystroke. */
  onKeep: (text: RichText | null) => void;
  isDirty: boolean;
  onBlur: () => void;
  /** Lets the form focus the field if it is invalid. */
  fieldRef: (field: { focus: () => void } | null) => void;
  name: string;
  label: string;
  language: Language;
  isDisabled: boolean;
  isInvalid: boolean;
  labelledBy: string;
  describedBy: string;
};

export function RichTextEditor(props: Props) {
  const { value, onBlur, fieldRef, name, label, language, isDisabled } = props;
  const { richText: text } = useAdminTexts();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  usePendingUpload(uploads > 0);
  const { mutateAsync: upload } = useMutation({ mutationFn: uploadImage });
  const frame = useRef<HTMLDivElement>(null);

  const attributes = {
    name,
    lang: language,
    role: 'textbox',
    class: 'rich-text-editor',
    'data-label': label,
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
    'aria-invalid': String(props.isInvalid),
  };

  const editor = useEditor({
    extensions: viewedExtensions,
    content: value,
    editable: !isDisabled,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: cleanPastedText,
      handlePaste: ({ state }, { clipboardData }) => takeImages(clipboardData, state.selection),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
        const at = view.posAtCoords({ left, top });
        const place = at
          ? TextSelection.near(view.state.doc.resolve(at.pos))
          : view.state.selection;
        return takeImages(dataTransfer, place);
      },
      handleKeyDown: (view, event) => {
        const isMod = event.ctrlKey || event.metaKey;
        // A key pressed right after selecting may arrive before the browser reports the new selection.
        if (isMod) document.dispatchEvent(new Event('selectionchange'));
        if (event.key === 'F10' && event.altKey) {
          frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
          return true;
        }
        if (isMod && event.key.toLowerCase() === 'k') {
          openLink();
          return true;
        }
        const { $from, empty } = view.state.selection;
        const isEmptyLine = empty && $from.depth === 1 && $from.parent.content.size === 0;
        if (event.key !== '/' || isMod || !isEmptyLine) return false;
        setMenuOpen(true);
        event.preventDefault();
        return true;
      },
    },
    onBlur,
  });

  useTypedText(editor, { frame, ...props });

  useEffect(() => {
    fieldRef({ focus: () => editor.commands.focus() });
    return () => fieldRef(null);
  }, [editor, fieldRef]);

  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);

  function takeImages(data: DataTransfer | null, place: Selection) {
    const images = imagesIn(data);
    if (images.length === 0) return false;
    countUpload(1);
    insertImages(editor, images, place, upload).finally(() => countUpload(-1));
    return true;
  }

  function openLink() {
    setDialog(linkDialogOf(editor));
  }

  /** Closes the dialog before changing the text, because an open dialog traps focus. */
  function closeThen(change?: () => void) {
    flushSync(() => setDialog(undefined));
    change?.();
    editor.commands.focus();
  }

  const open = dialog && {
    ...dialog,
    save: (values: Record<string, unknown>) => closeThen(() => dialog.save(values)),
    ...(dialog.remove && { remove: () => closeThen(dialog.remove) }),
  };
  const shared = open && { dialog: open, onClose: () => closeThen() };

  return (
    <EditorDialogs value={setDialog}>
      <div
        ref={frame}
        className={`min-w-0 rounded-control border bg-ground ${props.isInvalid ? 'border-danger' : 'border-edge focus-within:border-brass'}`}
      >
        {!isDisabled && (
          <EditorToolbar
            editor={editor}
            label={label}
            onLink={openLink}
            insert={(isCurrent) => (
              <InsertMenu
                items={insertableItems(editor, setDialog, text)}
                isOpen={isMenuOpen}
                isCurrent={isCurrent}
                onOpen={() => setMenuOpen(true)}
                onClose={(by) => {
                  setMenuOpen(false);
                  if (by === 'escape') editor.commands.focus();
                }}
              />
            )}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      {shared && open.kind === 'link' && <LinkDialog {...shared} />}
      {shared && open.kind === 'image' && <ImageDialog {...shared} />}
      {shared && open.kind !== 'link' && open.kind !== 'image' && (
        <CardDialog kind={open.kind} {...shared} />
      )}
    </EditorDialogs>
  );
}

/** Lists the items of the insert menu. Cards and images open a dialog, everything else is inserted immediately. */
function insertableItems(
  editor: Editor,
  openDialog: (dialog: OpenDialog) => void,
  { items }: AdminTexts['richText'],
): Insertable[] {
  const chosen = (kind: Exclude<OpenDialog['kind'], 'link'>): Insertable => ({
    id: kind,
    ...items[kind],
    run: () => openDialog({ kind, save: (attrs) => insertBlock(editor, { type: kind, attrs }) }),
  });
  const empty = (id: keyof typeof emptyBlocks): Insertable => ({
    id,
    ...items[id],
    run: () => insertBlock(editor, emptyBlocks[id]),
  });
  return [
    ...[chosen('offerCard'), chosen('partnerCard'), chosen('promoCodeCard'), chosen('topListCard')],
    ...[chosen('image'), empty('table'), empty('callout'), empty('faq'), empty('horizontalRule')],
  ];
}

/** Edits the link at the cursor. Without one, turns the selection into a link, or inserts new linked words. */
function linkDialogOf(editor: Editor): OpenDialog {
  const isLink = editor.isActive('link');
  const needsWords = editor.state.selection.empty && !isLink;
  return {
    kind: 'link',
    values: { href: editor.getAttributes('link').href ?? '', needsWords },
    save: ({ href, words }) => {
      if (!needsWords) {
        editor
          .chain()
          .extendMarkRange('link')
          .setLink({ href: String(href) })
          .run();
        return;
      }
      editor
        .chain()
        .insertContent({
          type: 'text',
          text: String(words),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    },
    ...(isLink && { remove: () => void editor.chain().extendMarkRange('link').unsetLink().run() }),
  };
}
