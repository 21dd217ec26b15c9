import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useAdminTexts } from '../../../language.ts';
import { blockTools, type Tool, textTools, toolsAtCursor } from './tool.ts';
import { PlainToolButton, ToolButton } from './tool-button.tsx';

type Props = {
  editor: Editor;
  label: string;
  onLink: () => void;
  /** Renders the insert menu. */
  insert: (isCurrent: boolean) => ReactNode;
};

const stateOf = (editor: Editor, { isOn, isAllowed }: Tool) => ({
  isOn: isOn?.(editor) ?? false,
  isAllowed: isAllowed?.(editor) ?? true,
});

/** A single tab stop, with arrow keys moving between the tools. Alt+F10 focuses the toolbar from the text. */
export function EditorToolbar({ editor, label, onLink, insert }: Props) {
  const { richText: text } = useAdminTexts();
  const [current, setCurrent] = useState('undo');
  const shown = useEditorState({
    editor,
    selector: ({ editor }) => {
      const here = toolsAtCursor(editor);
      const tools = [...textTools, ...blockTools, ...here];
      return {
        here: here.map(({ id }) => id),
        states: Object.fromEntries(tools.map((tool) => [tool.id, stateOf(editor, tool)])),
        isLink: editor.isActive('link'),
      };
    },
  });
  const here = toolsAtCursor(editor).filter(({ id }) => shown.here.includes(id));
  const known = ['link', 'insert', ...Object.keys(shown.states)];
  const reached = known.includes(current) ? current : 'undo';

  const button = (tool: Tool) => {
    const state = shown.states[tool.id];
    return (
      state && (
        <ToolButton
          key={tool.id}
          tool={tool}
          editor={editor}
          state={state}
          isCurrent={tool.id === reached}
        />
      )
    );
  };

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={text.toolbar(label)}
      onKeyDown={(event) => moveFocus(event, editor)}
      onFocus={({ target }) => {
        const { tool } = (target as HTMLElement).dataset;
        if (tool) setCurrent(tool);
      }}
      className="top-0 z-10 flex has-[[role=menu]]:z-20 sm:sticky flex-wrap items-center gap-0.5 rounded-t-control border-line border-b bg-raised p-1"
    >
      {textTools.map(button)}
      <PlainToolButton
        id="link"
        label={text.tools.link}
        keys="Control+K"
        isCurrent={reached === 'link'}
        pressed={shown.isLink}
        onPress={onLink}
      >
        <Link aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </PlainToolButton>
      {blockTools.map(button)}
      {insert(reached === 'insert')}
      {here.length > 0 && (
        <div className="flex basis-full flex-wrap gap-0.5 border-line border-t pt-1">
          {here.map(button)}
        </div>
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, editor: Editor) {
  if (event.key === 'Escape') {
    event.preventDefault();
    editor.commands.focus();
    return;
  }
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const active = tools.indexOf(document.activeElement as HTMLElement);
  const last = tools.length - 1;
  const moves: Record<string, number> = {
    ArrowRight: active === last ? 0 : active + 1,
    ArrowLeft: active <= 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  const moved = moves[event.key];
  if (moved === undefined) return;
  event.preventDefault();
  tools[moved]?.focus();
}
