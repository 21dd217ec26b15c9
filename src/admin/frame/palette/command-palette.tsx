import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { inputClass } from '../../../ui/field/field.tsx';
import { nextIndex } from '../../../ui/next-index.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { type Command, matchingCommands } from './command.ts';
import { useCommands } from './use-commands.ts';
import { useFoundCommands } from './use-found-commands.ts';

/** Opens screens and items by name. Follows the ARIA pattern for a combobox whose listbox is always open. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { palette: text } = useAdminTexts().frame;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { found, isSearching, failed } = useFoundCommands(typed);
  const commands = [...matchingCommands(useCommands(), typed, adminLanguage()), ...found];
  const current = commands[active];
  const listId = useId();
  const idOf = ({ key }: Command) => `${listId}-${key}`;

  function status() {
    if (failed) return text.failed;
    if (isSearching) return text.searching;
    return commands.length === 0 ? text.nothing : text.found(commands.length);
  }

  function run(command: Command) {
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = nextIndex(event.key, active, commands.length);
    if (moved !== undefined) {
      event.preventDefault();
      setActive(moved);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current);
    }
  }

  return (
    <Dialog title={text.title} onClose={onClose}>
      <input
        role="combobox"
        aria-label={text.label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        autoComplete="off"
        spellCheck={false}
        placeholder={text.label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className={inputClass}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={text.title}
        className="-mx-3 h-[min(22rem,45dvh)] overflow-y-auto"
      >
        {commands.map((command) => (
          <CommandOption
            key={command.key}
            id={idOf(command)}
            command={command}
            isActive={command === current}
            onChoose={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-small">
        {status()}
      </p>
    </Dialog>
  );
}

type OptionProps = { id: string; command: Command; isActive: boolean; onChoose: () => void };

function CommandOption({ id, command, isActive, onChoose }: OptionProps) {
  const { kinds } = useAdminTexts().frame.palette;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles all keys.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-lifted aria-selected:bg-lifted"
    >
      <span dir="auto" className="line-clamp-2 min-w-0">
        {command.name}
      </span>
      <span className="ml-auto shrink-0 text-muted text-small">{kinds[command.kind]}</span>
    </div>
  );
}
