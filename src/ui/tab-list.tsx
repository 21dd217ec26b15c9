import type { KeyboardEvent, ReactNode } from 'react';

export type Tab<Key extends string> = { key: Key; label: string; state?: ReactNode };

type Props<Key extends string> = {
  /** The panel of a tab has the id `${id}-${key}`. */
  id: string;
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  /** Tabs with errors. They show `hasErrors` instead of their state. */
  wrong: readonly Key[];
  hasErrors: string;
  onChoose: (key: Key) => void;
};

/** Follows the ARIA pattern for tabs: the arrow keys select the neighbouring tab. */
export function TabList<Key extends string>({
  id,
  label,
  tabs,
  chosen,
  wrong,
  hasErrors,
  onChoose,
}: Props<Key>) {
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.key === chosen);
    const next = tabs.at((index + step) % tabs.length)?.key ?? chosen;
    onChoose(next);
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-1 border-line border-b px-3"
    >
      {tabs.map(({ key, label, state }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}-tab`}
          data-tab={key}
          aria-selected={key === chosen}
          aria-controls={`${id}-${key}`}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
          className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 font-strong text-muted text-small hover:text-ink aria-selected:border-brass aria-selected:text-ink"
        >
          {label}
          {wrong.includes(key) ? <span className="text-danger">{hasErrors}</span> : state}
        </button>
      ))}
    </div>
  );
}
