import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { typedText } from './typed-text.ts';

const textOf = (editor: Editor) => (editor.isEmpty ? null : (editor.getJSON() as RichText));

type Field = {
  frame: RefObject<HTMLElement | null>;
  value: RichText | null;
  isDirty: boolean;
  onKeep: (text: RichText | null) => void;
  onChange: (text: RichText | null) => void;
};

/** Synchronizes the editor's text with its field's value. */
export function useTypedText(editor: Editor, { frame, value, isDirty, onKeep, onChange }: Field) {
  const written = useRef(value);
  const now = useRef({ editor, isDirty, onKeep, onChange });
  useLayoutEffect(() => {
    now.current = { editor, isDirty, onKeep, onChange };
  });
  const [typed] = useState(() =>
    typedText({
      isDirty: () => now.current.isDirty,
      keep: () => now.current.onKeep(textOf(now.current.editor)),
      change: () => {
        written.current = textOf(now.current.editor);
        now.current.onChange(written.current);
      },
    }),
  );

  // No keystroke may be lost when the form is submitted, the field loses focus or the page closes.
  useLayoutEffect(() => {
    const keep = () => {
      if (typed.isWaiting()) now.current.onKeep(textOf(now.current.editor));
      typed.flush();
    };
    const form = frame.current?.closest('form');
    editor.on('update', typed.typed);
    editor.on('blur', typed.flush);
    form?.addEventListener('submit', typed.flush, { capture: true });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      editor.off('update', typed.typed);
      editor.off('blur', typed.flush);
      form?.removeEventListener('submit', typed.flush, { capture: true });
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [editor, frame, typed]);

  useEffect(() => {
    // The form is about to receive the latest keystrokes.
    if (typed.isWaiting() || value === written.current) return;
    if (JSON.stringify(value) === JSON.stringify(written.current)) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, typed, value]);
}
