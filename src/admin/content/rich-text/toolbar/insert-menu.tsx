import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { nextIndex } from '../../../../ui/next-index.ts';
import { useAdminTexts } from '../../../language.ts';
import { toolClass } from './tool-button.tsx';

export type Insertable = { id: string; label: string; hint: string; run: () => void };

type Props = {
  items: Insertable[];
  isOpen: boolean;
  isCurrent: boolean;
  onOpen: () => void;
  /** Escape returns focus to the text. */
  onClose: (by: 'escape' | 'blur' | 'choice') => void;
};

/** Opens with its button, or when a slash is entered on an empty line. */
export function InsertMenu({ items, isOpen, isCurrent, onOpen, onClose }: Props) {
  const { richText: text } = useAdminTexts();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const itemsOf = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    // Otherwise the toolbar would handle the arrow keys and move between tools.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose('escape');
    }
    if (event.key === 'Tab') return onClose('blur');
    const found = itemsOf();
    const active = found.indexOf(document.activeElement as HTMLElement);
    const moved = nextIndex(event.key, active, found.length) ?? byLetter(event.key, found, active);
    if (moved === undefined) return;
    event.preventDefault();
    found[moved]?.focus();
  }

  return (
    <div className="relative">
      <button
        type="button"
        data-tool="insert"
        tabIndex={isCurrent ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        title={text.insertTitle}
        onMouseDown={(event) => event.preventDefault()}
        onClick={isOpen ? () => onClose('escape') : onOpen}
        className={`${toolClass} text-ink`}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {text.insert}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={text.insert}
          onKeyDown={onKeyDown}
          // Clicking an item doesn't move focus, and switching to another window doesn't close the menu.
          onMouseDown={(event) => event.preventDefault()}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (document.hasFocus() && !currentTarget.contains(relatedTarget)) onClose('blur');
          }}
          className="absolute left-0 z-20 mt-1 grid w-64 rounded-control border border-edge bg-lifted p-1 max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 max-sm:w-auto"
        >
          {items.map(({ id, label, hint, run }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                onClose('choice');
                run();
              }}
              className="flex flex-col rounded-small px-3 py-1.5 text-left hover:bg-line focus:bg-line"
            >
              <span className="font-strong text-small">{label}</span>
              <span className="text-muted text-small">{hint}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Finds the next item that starts with the entered letter. */
function byLetter(key: string, items: HTMLElement[], active: number): number | undefined {
  if (key.length !== 1) return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, place) => place > active && begins(item));
  const found = after === -1 ? items.findIndex(begins) : after;
  return found === -1 ? undefined : found;
}
