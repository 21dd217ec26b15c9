import { type KeyboardEvent, useId } from 'react';

type Props = {
  /** The partner and the column, for moving the focus. */
  at: string;
  text: string;
  isEdited: boolean;
  error: string | undefined;
  isActive: boolean;
  /** The entered text while the cell is being edited. */
  editing: string | undefined;
  onFocus: () => void;
  onEdit: () => void;
  onType: (text: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const tone = (error: string | undefined, isEdited: boolean) => {
  if (error) return 'bg-danger-ground';
  return isEdited ? 'bg-lifted' : '';
};

export function FactCell({ at, text, isEdited, error, isActive, editing, ...on }: Props) {
  const errorId = useId();
  const description = error ? errorId : undefined;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid allows cells of a table
      role="gridcell"
      tabIndex={isActive && editing === undefined ? 0 : -1}
      data-cell={at}
      aria-invalid={error !== undefined}
      aria-describedby={description}
      title={text}
      onFocus={({ target, currentTarget }) => target === currentTarget && on.onFocus()}
      onDoubleClick={on.onEdit}
      onKeyDown={on.onKeyDown}
      className={`h-9 max-w-48 border-line border-l px-2 align-top focus:outline-2 focus:-outline-offset-2 focus:outline-brass ${tone(error, isEdited)}`}
    >
      {editing === undefined ? (
        <span className="figures block min-h-9 truncate leading-9">{text}</span>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: the editor has just started editing this cell
          autoFocus
          value={editing}
          maxLength={2_000}
          aria-describedby={description}
          onChange={({ target }) => on.onType(target.value)}
          onBlur={on.onLeave}
          className="h-9 w-full bg-ground px-1 outline-none"
        />
      )}
      {error && (
        <span id={errorId} className="block pb-1 text-danger">
          {error}
        </span>
      )}
    </td>
  );
}
