import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { useAdminTexts } from '../../../language.ts';
import type { Tool } from './tool.ts';

export const toolClass =
  'inline-flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-small px-2 text-muted text-small transition-colors hover:bg-lifted hover:text-ink aria-pressed:bg-lifted aria-pressed:text-brass aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

const described = (label: string, keys: string | undefined) =>
  keys ? `${label} (${keys.replace('Control', 'Ctrl').replaceAll('+', ' ')})` : label;

type State = { isOn: boolean; isAllowed: boolean };
type Props = { tool: Tool; editor: Editor; state: State; isCurrent: boolean };

/** A disabled tool can still be reached with the arrow keys, and is announced as disabled. */
export function ToolButton({ tool, editor, state: { isOn, isAllowed }, isCurrent }: Props) {
  const { id, keys, icon: Icon } = tool;
  const label = useAdminTexts().richText.tools[id];
  return (
    <PlainToolButton
      id={id}
      isCurrent={isCurrent}
      label={label}
      keys={keys}
      pressed={tool.isOn && isOn}
      disabled={!isAllowed}
      onPress={() => isAllowed && tool.run(editor)}
    >
      {Icon ? <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" /> : label}
    </PlainToolButton>
  );
}

type PlainProps = {
  id: string;
  isCurrent: boolean;
  label: string;
  keys?: string | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export const PlainToolButton = (props: PlainProps) => (
  <button
    type="button"
    data-tool={props.id}
    tabIndex={props.isCurrent ? 0 : -1}
    title={described(props.label, props.keys)}
    aria-label={props.label}
    aria-keyshortcuts={props.keys}
    aria-pressed={props.pressed}
    aria-disabled={props.disabled || undefined}
    // Preserves the text selection when a tool is clicked.
    onMouseDown={(event) => event.preventDefault()}
    onClick={props.onPress}
    className={toolClass}
  >
    {props.children}
  </button>
);
