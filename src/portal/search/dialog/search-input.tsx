import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import type { ResultCards } from './use-result-cards.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  texts: SearchTexts;
  typed: string;
  onType: (typed: string) => void;
  listId: string;
  results: ResultCards;
  onNewTab: () => void;
};

const maxCharacters = 200;

/** Keeps focus while the arrow keys move through the list. */
export function SearchInput({ ref, texts, typed, onType, listId, results, onNewTab }: Props) {
  const { active, count, move } = results;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (move(event.key)) return event.preventDefault();
    const link = active && document.getElementById(active);
    if (event.key !== 'Enter' || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    // A link to a partner opens a new tab anyway, and clicking it counts the click.
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain || link.target === '_blank') return link.click();
    onNewTab();
    window.open(link.href, '_blank', 'noopener');
  }

  return (
    <label className="flex items-center gap-3 rounded-control border border-edge bg-ground px-3.5 focus-within:border-brass focus-within:outline-2 focus-within:outline-brass">
      <Search className="size-5 shrink-0 text-muted" />
      <span className="sr-only">{texts.label}</span>
      <input
        ref={ref}
        type="text"
        role="combobox"
        dir="auto"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        placeholder={texts.placeholder}
        maxLength={maxCharacters}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={active}
        className="h-12 min-w-0 flex-1 bg-transparent text-large outline-none placeholder:text-muted"
      />
    </label>
  );
}
