import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SearchTexts } from '../../../../messages/en/search.ts';
import { buttonClass } from '../../../ui/button.ts';
import { openDialog } from '../../../ui/dialog/modal-behavior.ts';
import { SearchBody } from '../result/search-body.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import { KeyHints } from './key-hints.tsx';
import { rememberSearch } from './recent-search.ts';
import type { SearchCategory } from './search-category.ts';
import { SearchInput } from './search-input.tsx';
import { useResultCards } from './use-result-cards.ts';
import { useSearch } from './use-search.ts';
import { useVisibleArea } from './use-visible-area.ts';

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
            <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
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
