import { type ReactNode, useId, useRef } from 'react';
import { buttonClass } from '../button.ts';

type Props = {
  title: string;
  hint?: string;
  /** Classes for the columns of a group. */
  columns?: string;
  add: string;
  /** The label of a group. Numbers start at 1. */
  groupOf: (number: number) => string;
  remove: (number: number) => string;
  groups: { id: string }[];
  /** Shown after the button that adds a group. */
  beside?: ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
};

/** Repeatable groups of fields that can be added and removed. */
export function FieldList({
  title,
  hint,
  columns = 'sm:grid-cols-2',
  add,
  groupOf,
  remove,
  groups,
  beside,
  onAdd,
  onRemove,
  children,
}: Props) {
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-large">
          {title}
        </h2>
        {hint && <p className="max-w-[36rem] text-muted text-small">{hint}</p>}
      </div>
      {groups.map((group, index) => (
        <fieldset
          key={group.id}
          className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
        >
          <legend className="float-left font-strong">{groupOf(index + 1)}</legend>
          <div className={`grid gap-5 ${columns}`}>{children(index)}</div>
          <div>
            <button
              type="button"
              onClick={() => {
                onRemove(index);
                // The pressed button disappears with its group, so focus moves to the add button.
                adding.current?.focus();
              }}
              className={buttonClass.quiet}
            >
              {remove(index + 1)}
            </button>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <button ref={adding} type="button" onClick={onAdd} className={buttonClass.quiet}>
          {add}
        </button>
        {beside}
      </div>
    </section>
  );
}
