import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { afterPaint } from '../../../ui/press/after-paint.ts';
import { usePageContext } from '../../page-context.ts';
import { useOnLeave } from '../../use-on-leave.ts';

type Loaded = Awaited<ReturnType<typeof loadSearch>>;

/** Without JavaScript, or if the dialog fails to load, the form opens the search page. */
export function SearchButton() {
  const { language, messages } = usePageContext();
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [open, setOpen] = useState(false);

  const show = () => {
    loadSearch(language).then(
      (search) => {
        setLoaded(search);
        setOpen(true);
      },
      () => form.current?.submit(),
    );
  };
  useOnLeave(() => setOpen(false));
  const prepare = () => afterPaint(() => loadSearch(language).catch(() => {}));

  return (
    <>
      <form
        ref={form}
        data-search=""
        action={pathIn(language, pagePath.search)}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <button
          type="submit"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={prepare}
          onFocus={prepare}
          // Some browsers don't focus a clicked button, and closing the dialog returns focus here.
          onClick={({ currentTarget }) => currentTarget.focus()}
          className="flex size-11 items-center justify-center gap-2 rounded-control font-strong text-small transition-colors hover:bg-lifted wide:h-9 wide:w-auto wide:border wide:border-line wide:px-3 wide:hover:border-edge"
        >
          <Search className="size-5 wide:size-4" />
          <span className="sr-only wide:not-sr-only">{messages.search}</span>
        </button>
      </form>
      {open && loaded && (
        <loaded.SearchDialog texts={loaded.texts} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

async function loadSearch(language: Language) {
  const [{ SearchDialog }, texts] = await Promise.all([
    import('./search-dialog.tsx'),
    loadTexts(language, 'search'),
  ]);
  return { SearchDialog, texts };
}
