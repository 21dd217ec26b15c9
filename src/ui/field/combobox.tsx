import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { nextIndex } from '../next-index.ts';
import { Field, inputClass } from './field.tsx';

/** An action, such as adding the entered text, isn't triggered by leaving the field. */
type Option = { id: number; isAction?: boolean };

type Props<Choice extends Option> = {
  label: string;
  error?: string | undefined;
  hint?: string;
  name?: string;
  inputRef?: (element: HTMLInputElement | null) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Undefined until the search has finished. */
  options: Choice[] | undefined;
  /** For example the number of options, or an error. */
  status: string;
  onChoose: (option: Choice) => void;
  children: (option: Choice) => ReactNode;
};

/**
 * Follows the ARIA pattern for a combobox with a listbox popup. Pressing Enter or leaving the field selects the
 * highlighted option, or the only one.
 */
export function Combobox<Choice extends Option>(props: Props<Choice>) {
  const { label, error, hint, name, inputRef, typed, onType, options, status, onChoose } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [left, setLeft] = useState(false);
  const shown = open && options !== undefined && options.length > 0;
  const current = shown ? options[active] : undefined;
  const idOf = ({ id }: Choice) => `${listId}-${id}`;
  const only = (found: Choice[] = []) =>
    typed !== '' && found.length === 1 ? found[0] : undefined;
  const onlyOption = only(options?.filter(({ isAction }) => !isAction));
  const hasLeft = left && onlyOption !== undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(option: Choice) {
    close();
    setLeft(false);
    onChoose(option);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses once, when the field is left or its search has finished
  useEffect(() => {
    if (hasLeft && onlyOption) choose(onlyOption);
  }, [hasLeft]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const moved = nextIndex(event.key, active, options?.length ?? 0);
    if (moved !== undefined && (shown || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      setOpen(true);
      setActive(moved);
    } else if (event.key === 'Enter' && typed !== '') {
      // Enter must not submit the form while the search is running.
      event.preventDefault();
      const chosen = current ?? (shown ? (onlyOption ?? only(options)) : undefined);
      if (chosen) choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className="relative">
      <Field label={label} error={error} hint={hint}>
        {(attributes) => (
          <input
            {...attributes}
            ref={inputRef}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && idOf(current)}
            value={typed}
            onChange={({ target }) => {
              setOpen(true);
              setActive(-1);
              onType(target.value);
            }}
            onFocus={() => {
              setLeft(false);
              setOpen(true);
            }}
            onBlur={() => {
              const chosen = current ?? onlyOption;
              if (chosen && !chosen.isAction) return choose(chosen);
              setLeft(!chosen);
              close();
            }}
            onKeyDown={onKeyDown}
            className={inputClass}
          />
        )}
      </Field>
      <p role="status" className={open && status ? 'mt-1.5 text-muted text-small' : 'sr-only'}>
        {open ? status : ''}
      </p>
      <Listbox
        id={listId}
        label={label}
        options={shown ? options : []}
        current={current}
        idOf={idOf}
        onChoose={choose}
      >
        {props.children}
      </Listbox>
    </div>
  );
}

type ListboxProps<Choice extends Option> = Pick<
  Props<Choice>,
  'label' | 'onChoose' | 'children'
> & {
  id: string;
  options: Choice[];
  current: Choice | undefined;
  idOf: (option: Choice) => string;
};

function Listbox<Choice extends Option>(props: ListboxProps<Choice>) {
  const { id, label, options, current, idOf, onChoose, children } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={
        options.length > 0
          ? 'absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-edge bg-lifted p-1'
          : 'hidden'
      }
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles all keys.
        <div
          key={option.id}
          id={idOf(option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === current}
          // Without focus in the input, the list would close before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="cursor-pointer rounded-small px-3 py-2 hover:bg-line aria-selected:bg-line"
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
