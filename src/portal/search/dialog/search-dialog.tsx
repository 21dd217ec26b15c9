import { X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { buttonClass } from '../../../ui/button.ts';
import { openDialog } from '../../../ui/dialog/open-dialog.ts';
import { SearchBody } from '../result/search-body.tsx';
import { rememberSearch } from './recent-search.ts';
import { type SearchCategory, searchCategories } from './search-category.ts';
import { SearchInput } from './search-input.tsx';
import { useResultCards } from './use-result-cards.ts';
import { useSearch } from './use-search.ts';

const keyClass = 'rounded-small border border-line px-1.5 font-mono';

type CategoryButtonsProps = {
  chosen: SearchCategory;
  onChoose: (category: SearchCategory) => void;
  texts: SearchTexts;
};

const focusDelay = 150;

export function SearchDialog({ texts, onClose }: { texts: SearchTexts; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<SearchCategory>('all');
  const { search, retry } = useSearch(typed, category);
  const results = useResultCards(search, texts);
  const listId = `${id}-list`;

  useVisibleArea(dialog);
  useEffect(() => {
    if (!dialog.current) return;
    const takeOff = openDialog(dialog.current);
    dialog.current.focus();
    const timer = setTimeout(() => input.current?.focus(), focusDelay);
    return () => {
      clearTimeout(timer);
      takeOff();
    };
  }, []);

  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onClose={onClose}
      className="top-[var(--visible-top,0px)] m-0 h-[var(--visible-height,100dvh)] max-h-none w-full max-w-none animate-enter flex-col bg-raised text-ink outline-none backdrop:bg-ground/80 open:flex md:mx-auto md:mt-[8vh] md:h-[min(44rem,84vh)] md:max-w-[42rem] md:rounded-card md:border md:border-line"
    >
      <div className="flex flex-col gap-4 border-line border-b px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-4 md:px-6 md:pt-5">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 id={`${id}-title`} className="text-title">
              {texts.title}
            </h2>
            <p id={`${id}-description`} className="mt-1 text-muted">
              {texts.description}
            </p>
          </div>
          <button type="button" onClick={close} className={`${buttonClass.icon} -mr-2`}>
            <X className="size-5" />
            <span className="sr-only">{texts.close}</span>
          </button>
        </div>
        <SearchInput
          ref={input}
          texts={texts}
          typed={typed}
          onType={setTyped}
          listId={listId}
          results={results}
          onNewTab={() => rememberSearch(search.query)}
        />
        <CategoryButtons chosen={category} onChoose={setCategory} texts={texts} />
      </div>
      <SearchBody
        search={search}
        retry={retry}
        results={results}
        listId={listId}
        texts={texts}
        onRepeat={(query) => {
          setTyped(query);
          input.current?.focus();
        }}
        onFocusInput={() => input.current?.focus()}
        onClose={close}
      />
      <KeyHints texts={texts} />
    </dialog>
  );
}

const CategoryButtons = ({ chosen, onChoose, texts }: CategoryButtonsProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{texts.show}</legend>
    {searchCategories.map((category) => (
      <button
        key={category}
        type="button"
        aria-pressed={category === chosen}
        onClick={() => onChoose(category)}
        className="min-h-9 rounded-full border border-line px-3.5 text-small transition-colors hover:border-edge aria-pressed:border-brass aria-pressed:bg-brass aria-pressed:font-strong aria-pressed:text-on-brass"
      >
        {texts.categories[category]}
      </button>
    ))}
  </fieldset>
);

const KeyHints = ({ texts: { keys } }: { texts: SearchTexts }) => (
  <p className="hidden gap-5 border-line border-t px-6 py-3 text-muted text-small md:flex">
    <span>
      <kbd className={keyClass}>↑</kbd> <kbd className={keyClass}>↓</kbd> {keys.move}
    </span>
    <span>
      <kbd className={keyClass}>Enter</kbd> {keys.open}
    </span>
    <span>
      <kbd className={keyClass}>Ctrl</kbd> <kbd className={keyClass}>Enter</kbd> {keys.newTab}
    </span>
    <span>
      <kbd className={keyClass}>Esc</kbd> {keys.close}
    </span>
  </p>
);

/**
 * Tracks the visible height: a phone's keyboard covers the page without resizing it, except for the visual viewport.
 */
function useVisibleArea(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    function follow() {
      if (!viewport || viewport.scale > 1) return;
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    }
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
