/** Single-key shortcuts. Editors can turn them off, because keys can be triggered by accident or by speech input. */
import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { paletteKeys } from '../frame/palette/palette-keys.ts';
import { useAdminTexts } from '../language.ts';

const storageKey = 'listShortcuts';
const controls = ['[type=checkbox]', 'a, button'];

const find = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined;
const click = (selector: string) => {
  const row = currentRow();
  const target = row?.matches(selector) ? row : row && find(selector, row);
  target?.click();
};

function moveBy(step: 1 | -1) {
  const all = rows();
  const row = currentRow();
  const next = row ? all[all.indexOf(row) + step] : all.at(step === 1 ? 0 : -1);
  const control = controls.map((selector) => next && find(selector, next)).find(Boolean);
  if (control) control.focus();
  // A row outside the visible area gets its controls when it comes into view.
  else next?.scrollIntoView({ block: 'nearest' });
}

const shortcuts = [
  {
    key: '/',
    name: 'search',
    requires: 'main [type=search]',
    run: () => find('main [type=search]')?.focus(),
  },
  {
    key: 'n',
    name: 'create',
    requires: '[data-create]',
    run: () => find('[data-create]')?.click(),
  },
  { key: 'j', name: 'next', requires: '[data-row]', run: () => moveBy(1) },
  { key: 'k', name: 'previous', requires: '[data-row]', run: () => moveBy(-1) },
  {
    key: 'x',
    name: 'choose',
    requires: '[data-row] [type=checkbox]',
    run: () => click('[type=checkbox]'),
  },
  { key: 'e', name: 'edit', requires: '[data-edit]', run: () => click('[data-edit]') },
] as const;

/**
 * Returns the key of a shortcut. Enter on a row's checkbox means edit, because links and buttons use Enter themselves.
 */
const keyOf = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof HTMLInputElement && target.type === 'checkbox' ? 'e' : key;

const isShortcut = (event: KeyboardEvent) =>
  !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    event.defaultPrevented
  ) &&
  !isTyping(event.target) &&
  !find('dialog:modal, [aria-pressed=true][aria-roledescription=draggable]');

export function ListShortcuts() {
  const { frame, list, shared } = useAdminTexts();
  const text = list.shortcuts;
  const [shown, setShown] = useState(false);
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');

  useEffect(() => {
    if (!on) return;
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const key = keyOf(event);
      const run =
        key === '?' ? () => setShown(true) : shortcuts.find((known) => known.key === key)?.run;
      if (!run) return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);

  function setEnabled(next: boolean) {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setShown(true)}
        className="hidden min-h-7 items-center gap-1.5 text-muted text-small hover:text-ink md:inline-flex"
      >
        {text.open} {on && <Key>?</Key>}
      </button>
      {shown && (
        <Dialog title={text.title} onClose={() => setShown(false)}>
          <dl className="grid grid-cols-[6rem_1fr] gap-y-2">
            {shortcuts
              .filter(({ requires }) => find(requires))
              .map(({ key, name }) => (
                <Shortcut
                  key={key}
                  keys={key === 'e' ? ['e', 'Enter'] : [key]}
                  label={text[name]}
                />
              ))}
            <Shortcut keys={['?']} label={text.help} />
            <Shortcut keys={paletteKeys} label={frame.palette.title} />
          </dl>
          <label className="flex min-h-9 items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={on}
              onChange={({ target }) => setEnabled(target.checked)}
              className="size-4 accent-brass"
            />
            {text.use}
          </label>
          <form method="dialog" className="flex justify-end">
            <button type="submit" className={buttonClass.quiet}>
              {shared.close}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}

const Shortcut = ({ keys, label }: { keys: string[]; label: string }) => (
  <>
    <dt className="flex gap-1.5">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </dt>
    <dd>{label}</dd>
  </>
);

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line px-1.5 font-mono text-small">{children}</kbd>
);

/** Returns whether focus is in a field, where shortcuts don't apply. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));
